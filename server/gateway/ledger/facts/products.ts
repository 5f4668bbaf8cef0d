import { asCode, identity, type IdentityReader, type Reader } from './identity';
import type { FactsReader, Written } from './read';
import { amountOf, idInPath, idOf, textOf } from '../../told-values';

function common({ body }: Written) {
  return {
    branchId: idOf(body['branch_id']),
    code: textOf(body['sku']),
    name: textOf(body['name']),
    amount: amountOf(body['price_before_taxes']),
  };
}

const newProductFacts: FactsReader<'products.create'> = (written) => ({
  ...common(written),
  recordId: idOf(written.answer['id']),
});

/** An update may leave out what it does not change; the answer holds the whole product, where one comes. */
const changedProductFacts: FactsReader<'products.update'> = (written) => {
  const facts = common(written);
  return {
    ...facts,
    recordId: idInPath(written.path),
    code: facts.code ?? textOf(written.answer['sku']) ?? textOf(written.before.code),
    name: facts.name ?? textOf(written.answer['name']) ?? textOf(written.before.name),
  };
};

/** Every branch has products of its own, and so SKUs of its own (API description, Product). */
const newProductIdentities: IdentityReader = ({ body, branchId }) => [
  identity('sku', body['sku'], asCode, branchId),
];

/** Where an update has to repeat what it does not change, a SKU in it is no sign that it becomes another. */
const changedProductIdentities: IdentityReader = (written) =>
  written.profile.omittedOnUpdate === 'kept' ? newProductIdentities(written) : [];

export const newProduct: Reader<'products.create'> = {
  facts: newProductFacts,
  identities: newProductIdentities,
};

export const changedProduct: Reader<'products.update'> = {
  facts: changedProductFacts,
  identities: changedProductIdentities,
};
