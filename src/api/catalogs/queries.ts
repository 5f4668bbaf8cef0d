import { queryOptions } from '@tanstack/react-query';
import { readOncePerVisit } from '../core/freshness';
import { catalogKeys } from './keys';
import { fetchActivities, fetchCountries, fetchStandardCatalog } from './operations';

type StandardCatalog = Parameters<typeof fetchStandardCatalog>[0];

const standard = (catalog: StandardCatalog) =>
  queryOptions({
    queryKey: catalogKeys.list(catalog),
    queryFn: () => fetchStandardCatalog(catalog),
    ...readOncePerVisit,
  });

export const catalogQueries = {
  activities: () =>
    queryOptions({
      queryKey: catalogKeys.list('activities'),
      queryFn: () => fetchActivities(),
      ...readOncePerVisit,
    }),
  countries: () =>
    queryOptions({
      queryKey: catalogKeys.list('countries'),
      queryFn: () => fetchCountries(),
      ...readOncePerVisit,
    }),
  productCategories: () => standard('product-categories'),
  productMeasurements: () => standard('product-measurements'),
  paymentMethods: () => standard('payment-methods'),
  incoterms: () => standard('incoterms'),
};
