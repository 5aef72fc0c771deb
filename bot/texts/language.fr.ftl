# Les langues : celle d’une personne, et celle d’un club.

setting-language = Langue
setting-language-about = Ce que vous seul voyez est écrit ainsi : main, panneaux, réponses. Une table parle la sienne.
setting-language-discord = Comme mon Discord

command-club = Ce que ce club a choisi pour ses tables
command-club-language = Ce que parlent les nouvelles tables, sauf avis contraire de leur hôte
command-club-role = Dont les membres peuvent gérer les parties, avec ceux qui gèrent le serveur

club-language = Les nouvelles tables parlent cette langue, sauf avis contraire de leur hôte : { $language }.
club-language-none = Les nouvelles tables parlent la langue du serveur, sauf avis contraire de leur hôte.
club-role = Les parties sont gérées par les membres du rôle { $role } et par ceux qui gèrent le serveur.
club-role-none = Les parties sont gérées par ceux qui gèrent le serveur.
club-not-yours = Seuls ceux qui gèrent ce serveur, ou qui ont le rôle choisi pour cela, peuvent le changer.
club-role-not-yours = Seuls ceux qui gèrent ce serveur peuvent dire quel rôle gère ses parties.
