import { amountOf, idInPath, idOf, textOf, type FactsReader, type Written } from './read';

function common({ body }: Written) {
  return {
    branchId: idOf(body['branch_id']),
    code: textOf(body['sku']),
    name: textOf(body['name']),
    amount: amountOf(body['price_before_taxes']),
  };
}

export const newProductFacts: FactsReader = (written) => ({
  ...common(written),
  recordId: idOf(written.answer['id']),
});

/** An update may leave out what it does not change; the answer holds the whole product. */
export const changedProductFacts: FactsReader = (written) => {
  const facts = common(written);
  return {
    ...facts,
    recordId: idInPath(written.path),
    code: facts.code ?? textOf(written.answer['sku']),
    name: facts.name ?? textOf(written.answer['name']),
  };
};
