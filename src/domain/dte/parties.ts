import type { DteParty, DteType } from './document';
import type { WireDocument, WireParty } from './wire-document';

/**
 * Who is paid, and who bought. Whoever buys from an excluded subject issues the document, and names the subject so, or `receptor` in
 * the newer schema. Null for nobody: at a till the buyer is left out, or an object without a name.
 */
export function partiesOf(
  { emisor, receptor, sujetoExcluido }: WireDocument,
  type: DteType,
): { supplier: DteParty | null; receiver: DteParty | null } {
  return type === '14'
    ? { supplier: named(sujetoExcluido ?? receptor), receiver: named(emisor) }
    : { supplier: partyOf(emisor), receiver: named(receptor) };
}

function named(wire: WireParty | null): DteParty | null {
  const party = wire && partyOf(wire);
  const names = party && [party.name, party.tradeName, party.taxNumber, party.registerNumber];
  return names?.some((name) => name !== '') === true ? party : null;
}

const partyOf = ({ direccion, ...party }: WireParty): DteParty => ({
  name: party.nombre,
  tradeName: party.nombreComercial,
  taxNumber: party.nit || party.numDocumento,
  registerNumber: party.nrc,
  email: party.correo,
  phone: party.telefono,
  address: direccion.complemento,
  department: direccion.departamento,
  municipality: direccion.municipio,
});
