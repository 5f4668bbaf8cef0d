import { readList } from './read-list';

/** CAT-014, units of measure, of the Ministerio de Hacienda de El Salvador, 'Catálogos - Facturación Electrónica V 1.0', 2026-05-22. */
export const units = readList(`
1 Metro
2 Yarda
6 Milímetro
9 Kilómetro cuadrado
10 Hectárea
13 Metro cuadrado
15 Vara cuadrada
18 Metro cúbico
20 Barril
22 Galón
23 Litro
24 Botella
26 Mililitro
30 Tonelada
32 Quintal
33 Arroba
34 Kilogramo
36 Libra
37 Onza troy
38 Onza
39 Gramo
40 Miligramo
42 Megawatt
43 Kilowatt
44 Watt
45 Megavoltio-amperio
46 Kilovoltio-amperio
47 Voltio-amperio
49 Gigawatt-hora
50 Megawatt-hora
51 Kilowatt-hora
52 Watt-hora
53 Kilovoltio
54 Voltio
55 Millar
56 Medio millar
57 Ciento
58 Docena
59 Unidad
99 Otra
`);
