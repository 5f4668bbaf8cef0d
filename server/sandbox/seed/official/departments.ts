import { readList } from './read-list';

/** CAT-012, departments, of the Ministerio de Hacienda de El Salvador, 'Catálogos - Facturación Electrónica V 1.0', 2026-05-22. */
export const departments = readList(`
00 Otro (Para extranjeros)
01 Ahuachapán
02 Santa Ana
03 Sonsonate
04 Chalatenango
05 La Libertad
06 San Salvador
07 Cuscatlán
08 La Paz
09 Cabañas
10 San Vicente
11 Usulután
12 San Miguel
13 Morazán
14 La Unión
`);
