import { testId } from '@/api/core/test-answers';

interface TestDte {
  receptor: object;
  /** Tells its code from those of others. */
  id: number;
  ambiente?: string | undefined;
}

/** Only for tests: the text of a tax credit of $45.20. */
export const testDte = ({ receptor, id, ambiente = '01' }: TestDte): string =>
  JSON.stringify({
    identificacion: {
      version: 3,
      ambiente,
      tipoDte: '03',
      numeroControl: 'DTE-03-M001P001-000000000000815',
      codigoGeneracion: testId(id),
      fecEmi: '2026-03-09',
      tipoMoneda: 'USD',
    },
    emisor: { nit: '03151106051045', nrc: '1572044', nombre: 'LA CEIBA' },
    receptor,
    cuerpoDocumento: [
      {
        numItem: 1,
        tipoItem: 1,
        descripcion: 'Arroz',
        cantidad: 8,
        precioUni: 5,
        montoDescu: 0,
        ventaNoSuj: 0,
        ventaExenta: 0,
        ventaGravada: 40,
        tributos: ['20'],
      },
    ],
    resumen: {
      totalGravada: 40,
      subTotal: 40,
      tributos: [{ codigo: '20', descripcion: 'IVA 13%', valor: 5.2 }],
      montoTotalOperacion: 45.2,
      totalPagar: 45.2,
      condicionOperacion: 1,
    },
  });
