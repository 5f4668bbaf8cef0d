import { shelf } from './kind';
import { box, once, service } from './packs';

export const services = [
  ...shelf({ category: 'Servicios', assortment: 'service', brands: '' }, [
    {
      name: 'Transporte',
      types: 'local, departamental, de materiales',
      packs: service,
      price: 15,
      margin: 30,
    },
    {
      name: 'Instalación',
      types: 'eléctrica básica, de grifería, de tanque',
      packs: service,
      price: 45,
      margin: 40,
    },
    {
      name: 'Consulta',
      types: 'médica general, de nutrición',
      packs: service,
      price: 12,
      margin: 45,
      tax: 'exempt',
    },
    { name: 'Toma de presión', types: '', packs: once, price: 1.5, margin: 60, tax: 'exempt' },
    {
      name: 'Reembolso de peaje',
      types: '',
      packs: once,
      price: 4,
      margin: 0,
      tax: 'not-subject',
    },
  ]),
  ...shelf(
    {
      category: 'Papelería y libros',
      assortment: 'supermarket',
      brands: 'Rayuela, Cuaderna, Pluma Azul',
    },
    [
      {
        name: 'Cuaderno',
        types: 'rayado 100 hojas, cuadriculado 100 hojas, de dibujo',
        packs: box,
        price: 1.25,
        margin: 32,
      },
      {
        name: 'Lápiz',
        types: 'de grafito, de color, bicolor',
        packs: box,
        price: 0.25,
        margin: 42,
      },
      {
        name: 'Libro de texto',
        types: 'de lenguaje, de matemática, de ciencias',
        packs: box,
        price: 9.5,
        margin: 22,
        tax: 'exempt',
      },
      {
        name: 'Revista',
        types: 'semanal, infantil, de recetas',
        packs: box,
        price: 2.25,
        margin: 20,
        tax: 'exempt',
      },
    ],
  ),
];
