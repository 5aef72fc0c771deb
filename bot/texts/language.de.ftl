# Sprachen: die einer Person und die eines Clubs.

setting-language = Sprache
setting-language-about = Darin steht, was nur du siehst: deine Hand, Felder, Antworten. Ein Tisch spricht seine eigene.
setting-language-discord = Wie mein Discord

command-club = Was dieser Club für seine Tische gewählt hat
command-club-language = Was neue Tische sprechen, wenn beim Eröffnen nichts anderes gesagt wird
command-club-role = Deren Mitglieder die Spiele leiten dürfen, neben denen, die den Server verwalten

club-language = Neue Tische sprechen diese Sprache, wenn beim Eröffnen nichts anderes gesagt wird: { $language }.
club-language-none = Neue Tische sprechen die Sprache des Servers, wenn beim Eröffnen nichts anderes gesagt wird.
club-role = Die Spiele leiten die Mitglieder von { $role } und alle, die den Server verwalten.
club-role-none = Die Spiele leiten alle, die den Server verwalten.
club-not-yours = Nur wer diesen Server verwaltet oder die dafür gewählte Rolle hat, kann das ändern.
club-role-not-yours = Nur wer diesen Server verwaltet, kann sagen, welche Rolle seine Spiele leitet.
