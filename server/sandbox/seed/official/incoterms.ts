import { readList } from './read-list';

/** CAT-031, trade terms, of the Ministerio de Hacienda de El Salvador, 'Catálogos - Facturación Electrónica V 1.0', 2026-05-22. The term stands before its name. */
export const incoterms = readList(`
01 EXW En fabrica
02 FCA Libre transportista
03 CPT Transporte pagado hasta
04 CIP Transporte y seguro pagado hasta
05 DAP Entrega en el lugar
06 DPU Entregado en el lugar descargado
07 DDP Entrega con impuestos pagados
08 FAS Libre al costado del buque
09 FOB Libre a bordo
10 CFR Costo y flete
11 CIF Costo seguro y flete
`);
