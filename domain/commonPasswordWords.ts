/** Words that guessing begins with, alone and put together: of passwords, seasons, names, sports and of this trade. */
export const COMMON_WORDS: readonly string[] = `
password passwort passw0rd motdepasse contrasena secret secrets login welcome bienvenue letmein changeme default
admin administrator root user guest test testing temp temporary access master superuser system server database
qwerty azerty qwertz asdf zxcv iloveyou loveyou love lovely hello bonjour monkey dragon shadow sunshine princess
princesse football baseball basketball hockey soccer softball tennis superman batman spiderman starwars pokemon
michael jordan jennifer thomas charlie daniel andrew joshua jessica ashley matthew robert william george nicole
hunter ranger buster tigger ginger pepper cookie cheese chocolate banana orange purple yellow silver golden diamond
flower summer winter spring autumn january february march april monday tuesday wednesday thursday friday saturday
sunday freedom liberty america american canada quebec toronto montreal newyork boston london paris company
business office computer internet windows google facebook amazon apple microsoft samsung android iphone
whatever trustno trustme nothing something mustang corvette ferrari porsche harley yankees cowboys eagles
steelers lakers rangers arsenal chelsea liverpool killer hacker matrix phoenix falcon thunder lightning
blink access killer jesus christ heaven angel angels family mother father brother sister forever together
northwood timber lumber softwood hardwood sawmill customs import importer importers board portal assessment refund
refunds verifier approver demo
`
  .trim()
  .split(/\s+/);
