import { readList } from './read-list';

/** CAT-013, municipalities, of the Ministerio de Hacienda de El Salvador, 'Catálogos - Facturación Electrónica V 1.0', 2026-05-22.
 * A code repeats across departments, so the key is department and code.
 */
export const municipalities = readList(`
00-00 Otro (Para extranjeros)
01-13 Ahuachapán Norte
01-14 Ahuachapán Centro
01-15 Ahuachapán Sur
02-14 Santa Ana Norte
02-15 Santa Ana Centro
02-16 Santa Ana Este
02-17 Santa Ana Oeste
03-17 Sonsonate Norte
03-18 Sonsonate Centro
03-19 Sonsonate Este
03-20 Sonsonate Oeste
04-34 Chalatenango Norte
04-35 Chalatenango Centro
04-36 Chalatenango Sur
05-23 La Libertad Norte
05-24 La Libertad Centro
05-25 La Libertad Oeste
05-26 La Libertad Este
05-27 La Libertad Costa
05-28 La Libertad Sur
06-20 San Salvador Norte
06-21 San Salvador Oeste
06-22 San Salvador Este
06-23 San Salvador Centro
06-24 San Salvador Sur
07-17 Cuscatlán Norte
07-18 Cuscatlán Sur
08-23 La Paz Oeste
08-24 La Paz Centro
08-25 La Paz Este
09-10 Cabañas Oeste
09-11 Cabañas Este
10-14 San Vicente Norte
10-15 San Vicente Sur
11-24 Usulután Norte
11-25 Usulután Este
11-26 Usulután Oeste
12-21 San Miguel Norte
12-22 San Miguel Centro
12-23 San Miguel Oeste
13-27 Morazán Norte
13-28 Morazán Sur
14-19 La Unión Norte
14-20 La Unión Sur
`);
