import { readList } from './read-list';

/** CAT-017, payment methods, of the Ministerio de Hacienda de El Salvador, 'Catálogos - Facturación Electrónica V 1.0', 2026-05-22. */
export const paymentMethods = readList(`
01 Billetes y monedas
02 Tarjeta Débito
03 Tarjeta Crédito
04 Cheque
05 Transferencia-Depósito Bancario
08 Dinero electrónico
09 Monedero electrónico
11 Bitcoin
12 Otras Criptomonedas
13 Cuentas por pagar del receptor
14 Giro bancario
99 Otros (se debe indicar el medio de pago)
`);
