/** Customers who do not exist. */
export interface Customer {
  name: string;
  legalName: string;
  /** Gets a tax credit document, whose prices are without tax; the others a consumer invoice. */
  isTaxpayer: boolean;
  buysOnCredit: boolean;
  /** Keeps 1 % of what it pays, as large taxpayers do. */
  withholds: boolean;
}

const person = (name: string): Customer => ({
  name,
  legalName: name,
  isTaxpayer: false,
  buysOnCredit: false,
  withholds: false,
});

const company = (name: string, legalName: string, withholds = false): Customer => ({
  name,
  legalName,
  isTaxpayer: true,
  buysOnCredit: true,
  withholds,
});

export const customers: readonly [Customer, ...Customer[]] = [
  person('Consumidor final'),
  company('Pupusería La Casona', 'INVERSIONES LA CASONA, S.A. DE C.V.'),
  company('Hotel Mirador del Lago', 'TURISMO MIRADOR DEL LAGO, S.A. DE C.V.', true),
  person('Iglesia Monte de los Olivos'),
  company('Comedor El Jícaro', 'DELMY ARGUETA DE CAMPOS'),
  company('Colegio Nueva Alborada', 'ASOCIACION EDUCATIVA NUEVA ALBORADA'),
  company('Constructora Tres Volcanes', 'CONSTRUCTORA TRES VOLCANES, S.A. DE C.V.', true),
  person('Tienda de la Niña Morena'),
  company('Clínica San Benito del Valle', 'SERVICIOS MEDICOS DEL VALLE, S.A. DE C.V.'),
  company('Maquila Textiles del Pacífico', 'TEXTILES DEL PACIFICO DEMO, S.A. DE C.V.', true),
];
