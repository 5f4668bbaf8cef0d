import * as z from 'zod/mini';
import { enveloped, fullPages, paged, shortPages } from './fields';
import { batchQuery, employeeQuery, productPages, receivablesQuery } from './parameters';
import * as records from './records';
import type { Shape, Success } from './shape';
import { entryTypeSchema } from '../areas/entry-types';
import { excludedSchema, generalSchema } from '../areas/expense-body';
import { paymentSchema } from '../areas/payment-body';
import { newProductSchema, productUpdateSchema } from '../areas/product-body';
import { providerSchema } from '../areas/providers';

/** A success that does not depend on the profile. */
const success =
  (name: string, body: z.ZodMiniType, status = 200) =>
  (): readonly Success[] => [{ status, name, body }];

const lookup = (summary: string, name: string, record: z.ZodMiniType): Shape => ({
  summary,
  successes: success(name, enveloped('status', z.array(record))),
});

const catalog = (summary: string, name: string, record: z.ZodMiniType): Shape => ({
  summary,
  successes: success(name, enveloped('success', z.array(record), true)),
});

const withItems = (summary: string) => catalog(summary, 'Catalog', records.catalogItem);
const accounts = (summary: string) => lookup(summary, 'NamedRecords', records.named);

/** Every operation by its name: what it takes and what it answers when all is well. */
export const shapes: Readonly<Record<string, Shape>> = {
  branches: accounts('The branches of the business'),
  taxes: { ...lookup('The taxes of a branch', 'Taxes', records.tax), misses: 'branch' },
  activities: catalog('The economic activities', 'Activities', records.activity),
  'product-categories': withItems('The product categories of the business'),
  'product-measurements': withItems('The units of measure'),
  'payment-methods': withItems('The payment methods'),
  incoterms: withItems('The international trade terms'),
  countries: {
    summary: 'Countries, departments and municipalities',
    successes: (profile) => [
      {
        status: 200,
        name: 'Places',
        body: enveloped('success', z.array(records.place(profile)), true),
      },
    ],
  },
  banks: accounts('The banks'),
  'petty-cashes': accounts('The petty cashes'),
  checkbooks: accounts('The checkbooks'),
  'products.list': {
    summary: 'The products of a branch',
    query: productPages,
    successes: success('ProductPage', paged('success', records.product, shortPages)),
    misses: 'branch',
  },
  'products.create': {
    summary: 'Adds a product',
    bodies: (profile) => ({ NewProduct: newProductSchema(profile) }),
    successes: success('CreatedProduct', enveloped('success', records.product, true), 201),
    misses: 'branch',
  },
  'products.update': {
    summary: 'Changes a product; a change of availability makes an inventory adjustment',
    bodies: (profile) => ({
      ChangedProduct: productUpdateSchema(profile),
    }),
    successes: success('UpdatedProduct', enveloped('success', records.product, true)),
    misses: 'both',
  },
  batches: {
    summary: 'Inventory lots in the order of their expiration',
    query: batchQuery,
    successes: success('BatchPage', paged('status', records.batch, fullPages)),
    misses: 'branch',
  },
  'entry-types.create': {
    summary: 'Adds an accounting entry type, or brings a deleted one back',
    bodies: () => ({ EntryTypeRequest: entryTypeSchema }),
    successes: success('EntryTypeAnswer', enveloped('status', records.entryType), 201),
  },
  'providers.create': {
    summary: 'Adds a provider',
    bodies: () => ({ ProviderRequest: z.object({ data: providerSchema }) }),
    successes: success('ProviderAnswer', enveloped('success', records.provider, true), 201),
    misses: 'branch',
  },
  'expenses.create': {
    summary: 'Records a purchase, or issues the invoice of an excluded subject',
    bodies: (profile) => ({
      Purchase: generalSchema(profile),
      ExcludedSubjectPurchase: excludedSchema(profile),
    }),
    successes: () => [
      { status: 201, name: 'PurchaseAnswer', body: enveloped('status', records.purchase, true) },
      {
        status: 200,
        name: 'ExcludedSubjectPurchaseAnswer',
        body: enveloped('status', records.excludedPurchase, true),
      },
    ],
    misses: 'branch',
  },
  'expenses.status': {
    summary: 'What became of a purchase',
    successes: success('PurchaseStatusAnswer', enveloped('status', records.purchaseStatus)),
    misses: 'record',
  },
  employees: {
    summary: 'The employees, with personal data and salaries',
    query: employeeQuery,
    successes: success('EmployeePage', paged('status', records.employee, fullPages)),
  },
  'labor-rules': {
    summary: 'The labor rule sets, and the one in force today',
    successes: success('LaborRulesAnswer', enveloped('status', records.laborRules)),
  },
  'work-schedules.read': {
    summary: 'A work schedule',
    successes: success('WorkScheduleAnswer', enveloped('status', records.workSchedule)),
    misses: 'record',
  },
  'schedule-assignments.delete': {
    summary: 'Deletes the assignment of a schedule and queues a recalculation of attendance',
    successes: success('DeletedAssignmentAnswer', enveloped('status', records.deletedAssignment)),
    misses: 'record',
  },
  'sales.read': {
    summary: 'A sale',
    successes: success('SaleAnswer', enveloped('status', records.sale)),
    misses: 'record',
  },
  'receivables.summary': {
    summary: 'What customers owe a branch',
    query: receivablesQuery,
    successes: success('ReceivablesAnswer', enveloped('status', records.receivables)),
    misses: 'branch',
  },
  'payments.apply': {
    summary: 'Applies a payment to purchases, named ones or the oldest of a provider in a branch',
    bodies: ({ paymentAllocation }) => ({ Payment: paymentSchema(paymentAllocation) }),
    successes: (profile) => [
      { status: 200, name: 'PaymentAnswer', body: enveloped('status', records.payment(profile)) },
    ],
    misses: 'branch',
    once: true,
  },
};
