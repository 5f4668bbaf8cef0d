/** Given names, family names and jobs of people who do not exist. */

type Names = readonly [string, ...string[]];

export const women: Names = [
  'Adela',
  'Blanca',
  'Cecilia',
  'Delmy',
  'Evelyn',
  'Gloria',
  'Iris',
  'Jennifer',
  'Lorena',
  'María José',
  'Morena',
  'Noemí',
  'Reina',
  'Sonia',
  'Verónica',
  'Yanira',
];

export const men: Names = [
  'Alexis',
  'Balmore',
  'Cristian',
  'Douglas',
  'Edwin',
  'Francisco',
  'Héctor',
  'Jaime',
  'José Ángel',
  'Manuel',
  'Óscar',
  'Rafael',
  'Rubén',
  'Santos',
  'Víctor',
  'William',
];

export const familyNames: Names = [
  'Aguilar',
  'Argueta',
  'Bonilla',
  'Campos',
  'Chávez',
  'Córdova',
  'Flamenco',
  'García',
  'Guevara',
  'Hernández',
  'Linares',
  'López',
  'Majano',
  'Martínez',
  'Mejía',
  'Molina',
  'Muñoz',
  'Núñez',
  'Peña',
  'Ramírez',
  'Ramos',
  'Rivas',
  'Romero',
  'Saravia',
  'Sorto',
  'Turcios',
  'Valladares',
  'Ventura',
];

export interface Job {
  woman: string;
  man: string;
  /** Usual monthly pay in dollars. */
  pay: number;
}

export const jobs: readonly [Job, ...Job[]] = [
  { woman: 'Cajera', man: 'Cajero', pay: 415 },
  { woman: 'Vendedora de sala', man: 'Vendedor de sala', pay: 420 },
  { woman: 'Empacadora', man: 'Empacador', pay: 409 },
  { woman: 'Auxiliar de bodega', man: 'Auxiliar de bodega', pay: 430 },
  { woman: 'Despachadora de farmacia', man: 'Despachador de farmacia', pay: 465 },
  { woman: 'Panadera', man: 'Panadero', pay: 455 },
  { woman: 'Encargada de carnes', man: 'Encargado de carnes', pay: 470 },
  { woman: 'Repartidora', man: 'Repartidor', pay: 440 },
  { woman: 'Vigilante nocturna', man: 'Vigilante nocturno', pay: 450 },
  { woman: 'Asistente de compras', man: 'Asistente de compras', pay: 580 },
  { woman: 'Auxiliar contable', man: 'Auxiliar contable', pay: 620 },
  { woman: 'Supervisora de cajas', man: 'Supervisor de cajas', pay: 690 },
  { woman: 'Química farmacéutica', man: 'Químico farmacéutico', pay: 950 },
  { woman: 'Jefa de sucursal', man: 'Jefe de sucursal', pay: 1_250 },
];
