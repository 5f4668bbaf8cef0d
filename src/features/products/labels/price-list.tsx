import type { Product } from '@/api/products/schemas';
import { m } from '@/text/generated/messages';
import { find } from '../lookup';
import { productRow, type ProductReferences } from '../product-row';
import { amountInWords, lackInWords, taxesInWords } from '../product-words';
import classes from './labels.module.css';

interface Props {
  caption: string;
  products: readonly Product[];
  references: ProductReferences;
}

/** Prices to hang up or to look something up in, before and with taxes. */
export function PriceList({ caption, products, references }: Props) {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.products_column_sku()}</th>
          <th scope="col">{m.products_column_product()}</th>
          <th scope="col">{m.products_column_category()}</th>
          <th scope="col">{m.products_column_taxes()}</th>
          <th scope="col" data-align="end">
            {m.products_column_price()}
          </th>
          <th scope="col" data-align="end">
            {m.products_column_taxed()}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => {
          const row = productRow(product, references);
          const category = find(references.categories, product.categoryId);
          return (
            <tr key={product.id}>
              <td>
                <bdi>{product.sku ?? m.products_no_sku()}</bdi>
              </td>
              <th scope="row" className={classes.product}>
                <bdi>{product.name ?? m.products_nameless()}</bdi>
              </th>
              <td>{'value' in category ? category.value.name : lackInWords(category.lack)}</td>
              <td>{taxesInWords(row) ?? product.taxMethod ?? m.common_not_told()}</td>
              <td data-align="end">
                {product.price === null ? m.common_not_told() : amountInWords(product.price, 2)}
              </td>
              <td data-align="end">
                {'value' in row.taxed
                  ? row.taxed.value.leftOut === 0
                    ? amountInWords(row.taxed.value.amount, 2)
                    : m.products_tax_left_out()
                  : lackInWords(row.taxed.lack)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
