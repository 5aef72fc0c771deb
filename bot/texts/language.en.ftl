# Languages: a person's own, and a club's.

setting-language = Language
setting-language-about = What only you can see is written in it: your hand, panels, answers. A table speaks its own.
setting-language-discord = As my Discord

command-club = What this club has chosen for its tables
command-club-language = What new tables speak unless their host says otherwise
command-club-role = Whose members may run the games here, beside those who manage the server

club-language = New tables speak { $language } unless their host says otherwise.
club-language-none = New tables speak the language of the server unless their host says otherwise.
club-role = Games are run by members of { $role } and by those who manage the server.
club-role-none = Games are run by those who manage the server.
club-not-yours = Only those who manage this server, or have the role chosen for it, can change that.
club-role-not-yours = Only those who manage this server can say which role runs its games.
