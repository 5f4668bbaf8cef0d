import { packs } from './kind';

export const grain = packs(
  'libra @36 x1',
  'bolsa 2 lb @59 x1.95',
  'bolsa 5 lb @59 x4.7',
  'arroba @33 x22.5',
);
export const powder = packs('120 g @59 x0.34', '400 g @59 x1', '800 g @59 x1.9', '1.5 kg @59 x3.4');
export const bottle = packs('250 ml @59 x0.42', '500 ml @59 x0.72', '1 l @23 x1', '2.5 l @59 x2.2');
export const can = packs('lata 155 g @59 x0.6', 'lata 400 g @59 x1', 'pack 6 latas @59 x5.6');
export const sachet = packs('bolsita 90 g @59 x0.3', 'doypack 380 g @59 x1', 'galón @22 x7.4');
export const snack = packs(
  '25 g @59 x0.25',
  '140 g @59 x1',
  'tira 12 u @58 x2.7',
  'bolsón 400 g @59 x2.5',
);
export const milk = packs(
  '½ litro @59 x0.56',
  'litro @23 x1',
  '½ galón @59 x1.85',
  'caja 12 l @59 x11.6',
);
export const cup = packs('125 g @59 x0.5', '200 g @59 x0.75', '1 kg @34 x3.1', 'pack 6 @59 x2.8');
export const cheese = packs('½ libra @59 x0.52', 'libra @36 x1', 'marqueta 5 lb @59 x4.7');
export const meat = packs('libra @36 x1', 'bandeja 2 lb @59 x1.98', 'caja 10 lb @59 x9.6');
export const produce = packs(
  'unidad @59 x0.4',
  'libra @36 x1',
  'red 3 lb @59 x2.8',
  'quintal @32 x82',
);
export const bakery = packs('unidad @59 x0.22', 'bolsa 6 @59 x1', 'bolsa 12 @58 x1.9');
export const box = packs('unidad @59 x1', 'pack 3 @59 x2.85', 'caja 12 @58 x11');
export const washing = packs(
  '500 ml @59 x0.6',
  '1 l @23 x1',
  'galón @22 x3.3',
  'cubeta 5 gal @59 x15',
);
export const rolls = packs('4 rollos @59 x1', '12 rollos @59 x2.8', '24 rollos @59 x5.4');
export const tube = packs('50 ml @59 x0.55', '100 ml @59 x1', '200 ml @59 x1.8', '400 ml @59 x3.2');
export const tablets = packs(
  'caja 10 @59 x1',
  'caja 30 @59 x2.7',
  'caja 100 @57 x8.2',
  'sobre 2 @59 x0.24',
);
export const syrup = packs(
  'frasco 60 ml @59 x0.62',
  'frasco 120 ml @59 x1',
  'frasco 240 ml @59 x1.8',
);
export const jar = packs('frasco 30 @59 x1', 'frasco 60 @59 x1.85', 'frasco 120 @57 x3.4');
export const piece = packs('unidad @59 x1', 'par @59 x1.9', 'caja 25 @59 x22');
export const byPound = packs('libra @36 x1', 'arroba @33 x23', 'quintal @32 x86');
export const byMetre = packs('metro @1 x1', 'yarda @2 x0.93', 'rollo 100 m @59 x92');
export const paint = packs('¼ galón @59 x0.31', 'galón @22 x1', 'cubeta 5 gal @59 x4.7');
export const sack = packs('bolsa 10 kg @59 x0.3', 'bolsa 42.5 kg @59 x1');
export const service = packs('servicio @59 x1', 'hora @59 x0.4');
export const once = packs('servicio @59 x1');
