import { readList } from './read-list';

/** CAT-020, countries (ISO 3166-1 alpha-2), of the Ministerio de Hacienda de El Salvador, 'Catálogos - Facturación Electrónica V 1.0', 2026-05-22. */
export const countries = readList(`
AF Afganistán
AX Aland
AL Albania
DE Alemania
AD Andorra
AO Angola
AI Anguila
AQ Antártica
AG Antigua y Barbuda
AW Aruba
SA Arabia Saudita
DZ Argelia
AR Argentina
AM Armenia
AU Australia
AT Austria
AZ Azerbaiyán
BS Bahamas
BH Bahrein
BD Bangladesh
BB Barbados
BE Bélgica
BZ Belice
BJ Benin
BM Bermudas
BY Bielorrusia
BO Bolivia
BQ Bonaire, Sint Eustatius and Saba
BA Bosnia-Herzegovina
BW Botswana
BR Brasil
BN Brunei
BG Bulgaria
BF Burkina Faso
BI Burundi
BT Bután
CV Cabo Verde
KY Caimán, Islas
KH Camboya
CM Camerún
CA Canadá
CF Centroafricana, República
TD Chad
CL Chile
CN China
CY Chipre
VA Ciudad del Vaticano
CO Colombia
KM Comoras
CG Congo
CI Costa de Marfil
CR Costa Rica
HR Croacia
CU Cuba
CW Curazao
DK Dinamarca
DM Dominica
DJ Djiboutí
EC Ecuador
EG Egipto
SV El Salvador
AE Emiratos Árabes Unidos
ER Eritrea
SK Eslovaquia
SI Eslovenia
ES España
US Estados Unidos
EE Estonia
ET Etiopía
FJ Fiji
PH Filipinas
FI Finlandia
FR Francia
GA Gabón
GM Gambia
GE Georgia
GH Ghana
GI Gibraltar
GD Granada
GR Grecia
GL Groenlandia
GP Guadalupe
GU Guam
GT Guatemala
GF Guayana Francesa
GG Guernsey
GN Guinea
GQ Guinea Ecuatorial
GW Guinea-Bissau
GY Guyana
HT Haití
HN Honduras
HK Hong Kong
HU Hungría
IN India
ID Indonesia
IQ Irak
IE Irlanda
BV Isla Bouvet
IM Isla de Man
NF Isla Norfolk
IS Islandia
CX Islas Navidad
CC Islas Cocos
CK Islas Cook
FO Islas Faroe
GS Islas Georgias d. S.-Sandwich d. S.
HM Islas Heard y McDonald
FK Islas Malvinas (Falkland)
MP Islas Marianas del Norte
MH Islas Marshall
PN Islas Pitcairn
TC Islas Turcas y Caicos
UM Islas Ultramarinas de E.E.U.U
VI Islas Vírgenes
IL Israel
IT Italia
JM Jamaica
JP Japón
JE Jersey
JO Jordania
KZ Kazajistán
KE Kenia
KG Kirguistán
KI Kiribati
KW Kuwait
LA Laos, República Democrática
LS Lesotho
LV Letonia
LB Líbano
LR Liberia
LY Libia
LI Liechtenstein
LT Lituania
LU Luxemburgo
MO Macao
MK Macedonia
MG Madagascar
MY Malasia
MW Malawi
MV Maldivas
ML Malí
MT Malta
MA Marruecos
MQ Martinica e.a.
MU Mauricio
MR Mauritania
YT Mayotte
MX México
FM Micronesia
MD Moldavia, República de
MC Mónaco
MN Mongolia
ME Montenegro
MS Montserrat
MZ Mozambique
MM Myanmar
NA Namibia
NR Nauru
NP Nepal
NI Nicaragua
NE Níger
NG Nigeria
NU Niue
NO Noruega
NC Nueva Caledonia
NZ Nueva Zelanda
OM Omán
NL Países Bajos
PK Pakistán
PW Palaos
PS Palestina
PA Panamá
PG Papúa, Nueva Guinea
PY Paraguay
PE Perú
PF Polinesia Francesa
PL Polonia
PT Portugal
PR Puerto Rico
QA Qatar
GB Reino Unido
KP Rep. Democrática popular de Corea
CZ República Checa
KR República de Corea
CD República Democrática del Congo
DO República Dominicana
IR República Islámica de Irán
RE Reunión
RW Ruanda
RO Rumania
RU Rusia
EH Sahara Occidental
BL Saint Barthélemy
MF Saint Martin (French part)
SB Salomón, Islas
WS Samoa
AS Samoa Americana
KN San Cristóbal y Nieves
SM San Marino
PM San Pedro y Miquelón
VC San Vicente y las Granadinas
SH Santa Elena
LC Santa Lucía
ST Santo Tomé y Príncipe
SN Senegal
RS Serbia
SC Seychelles
SL Sierra Leona
SG Singapur
SX Sint Maarten (Dutch part)
SY Siria
SO Somalia
SS South Sudan
LK Sri Lanka
ZA Sudáfrica
SD Sudán
SE Suecia
CH Suiza
SR Surinám
SJ Svalbard y Jan Mayen
SZ Swazilandia
TH Tailandia
TW Taiwan, Provincia de China
TZ Tanzania, República Unida de
TJ Tayikistán
IO Territorio Británico Océano Indico
TF Territorios Australes Franceses
TL Timor Oriental
TG Togo
TK Tokelau
TO Tonga
TT Trinidad y Tobago
TN Túnez
TM Turkmenistán
TR Turquía
TV Tuvalu
UA Ucrania
UG Uganda
UY Uruguay
UZ Uzbekistán
VU Vanuatu
VE Venezuela
VN Vietnam
VG Islas Vírgenes Británicas
WF Wallis y Fortuna, Islas
YE Yemen
ZM Zambia
ZW Zimbabue
`);
