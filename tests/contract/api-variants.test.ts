import { describe, expect, it } from 'vitest';
import { asApiError } from '@/api/core/errors';
import { fieldErrors } from '@/api/core/field-errors';
import { setProfile } from '@/api/core/profile';
import { fetchEmployees } from '@/api/employees/operations';
import { expenseMutations } from '@/api/expenses/mutations';
import { fetchLaborRules } from '@/api/labor-rules/operations';
import { productMutations } from '@/api/products/mutations';
import { providerMutations } from '@/api/providers/mutations';
import { scheduleAssignmentMutations } from '@/api/schedule-assignments/mutations';
import { fetchWorkSchedule } from '@/api/work-schedules/operations';
import { defaultProfile } from '@/contract/profile';
import { firstBusiness } from '../../server/sandbox/seed/branches';
import { assignmentId } from '../../server/sandbox/seed/schedule-assignments';
import { scheduleId } from '../../server/sandbox/seed/work-schedules';
import { newProduct, newProvider, newPurchase, prepare, vat, writes } from './support/api-calls';
import { carryOut } from './support/api-ways';
import { withService } from './support/api-world';

const { enter, world, way, update, someProduct } = withService();

const refusal = (asked: Promise<unknown>) => asked.then(() => null, asApiError);

const ways = ['direct', 'gateway'] as const;

describe.each(ways)('by the way %s', (chosen) => {
  it.each([200, 400, 422] as const)('M41: a provider refused under HTTP %i', async (status) => {
    await enter(chosen, { providerInvalidStatus: status });
    const input = newProvider({ email: '', branchId: world().branch });
    const error = await refusal(carryOut(way(), prepare(providerMutations.create, input)));
    // Without the gateway's word a 2xx proves nothing.
    const outcome = chosen === 'direct' && status === 200 ? 'unknown' : 'rejected';
    expect(error).toMatchObject({ kind: 'validation', outcome, status });
    const { fields } = error
      ? fieldErrors(error, providerMutations.create.names())
      : { fields: {} };
    expect(Object.keys(fields)).toEqual(['email']);
  });

  it.each(['own', 'status'] as const)(
    'M22 M35: an unknown branch with the flag %s',
    async (failureFlag) => {
      await enter(chosen, { failureFlag });
      const branchId = world().foreignBranch;
      for (const prepared of [
        prepare(providerMutations.create, newProvider({ branchId })),
        prepare(productMutations.create, newProduct({ branchId })),
        prepare(expenseMutations.create, newPurchase({ branchId })),
      ]) {
        expect(await refusal(carryOut(way(), prepared))).toMatchObject({
          kind: 'not-found',
          what: 'branch',
          outcome: 'rejected',
        });
      }
    },
  );

  it.each([200, 201] as const)('M15: every write is applied under %i', async (createdStatus) => {
    await enter(chosen, { createdStatus });
    const product = await someProduct();
    for (const make of Object.values(writes)) await carryOut(way(), make(world().branch, product));
    const statuses = (await world().writes()).map(({ cameTo }) => cameTo);
    expect(statuses.every((status) => status === 200 || status === 201)).toBe(true);
  });

  it.each(['documented', 'create', 'update'] as const)(
    'M107 M108 M109: the vocabulary %s, and a service with another one names the fields',
    async (productVocabulary) => {
      await enter(chosen, {}, { productVocabulary });
      const exempt = newProduct({ branchId: world().branch, taxTreatment: 'exempt', taxIds: [] });
      await carryOut(way(), prepare(productMutations.create, exempt));
      await update({ changes: { taxTreatment: 'not-subject' }, taxes: { way: 'remove-all' } });
      const other = productVocabulary === 'update' ? 'create' : 'update';
      setProfile({ ...defaultProfile, productVocabulary: other });
      const error = await refusal(
        carryOut(way(), prepare(productMutations.create, { ...exempt, sku: 'otro' })),
      );
      const { fields } = error
        ? fieldErrors(error, productMutations.create.names())
        : { fields: {} };
      const isOther = productVocabulary !== 'documented' || other === 'update';
      expect(Object.keys(fields)).toEqual(isOther ? ['taxTreatment'] : []);
    },
  );

  it.each(['omit', 'send'] as const)(
    'M165: the type of an excluded-subject invoice: %s',
    async (fseDocumentType) => {
      await enter(chosen, {}, { fseDocumentType });
      const make = writes['excludedPurchase'];
      const product = await someProduct();
      const attempt = () => make && carryOut(way(), make(world().branch, product));
      await expect(attempt()).resolves.toMatchObject({ status: 'PROCESADO' });
      const other = fseDocumentType === 'omit' ? 'send' : 'omit';
      setProfile({ ...defaultProfile, fseDocumentType: other });
      await expect(attempt()).rejects.toMatchObject({ error: { kind: 'validation' } });
    },
  );

  it('M47 M159: a purchase that fails there is of unknown outcome', async () => {
    await enter(chosen, {});
    await world().fault('status-500-status', { method: 'POST' });
    const input = newPurchase({ branchId: world().branch });
    expect(await refusal(carryOut(way(), prepare(expenseMutations.create, input)))).toMatchObject({
      outcome: 'unknown',
    });
  });

  it('M241: an assignment deleted twice is not found', async () => {
    await enter(chosen, {});
    const input = { id: assignmentId(firstBusiness, 4) };
    const write = prepare(scheduleAssignmentMutations.remove, input);
    await carryOut(way(), write);
    const again = await refusal(carryOut(way(), write));
    expect(again?.kind).toBe('not-found');
  });
});

describe('where the description is silent, each answer is read alike', () => {
  it.each([
    ['record', { sku: 'q-1', taxIds: [vat] }],
    ['id', { sku: null }],
  ] as const)('M101 M102: a new product answered with its %s', async (createdProduct, told) => {
    await enter('direct', { createdProduct });
    const input = newProduct({ branchId: world().branch, sku: 'q-1' });
    const value = await carryOut(way(), prepare(productMutations.create, input));
    expect(value).toMatchObject(told);
    expect(value).toHaveProperty('id');
  });

  it('M101: a new product answered with nothing', async () => {
    await enter('direct', { createdProduct: 'nothing' });
    const input = newProduct({ branchId: world().branch });
    await expect(carryOut(way(), prepare(productMutations.create, input))).resolves.toBeNull();
  });

  it.each([true, false])('M240: a recalculation queued: %s', async (recalculationQueued) => {
    await enter('direct', { recalculationQueued });
    const input = { id: assignmentId(firstBusiness, 2) };
    const value = await carryOut(way(), prepare(scheduleAssignmentMutations.remove, input));
    expect(value).toEqual({ id: input.id, deleted: true, recalculationQueued });
  });

  it('M234: warnings as text and as objects say the same', async () => {
    const told = async (scheduleWarnings: 'text' | 'object') => {
      await enter('direct', { scheduleWarnings });
      const { warnings, days } = await fetchWorkSchedule(scheduleId(firstBusiness, 'VIG-24'));
      return [...warnings, ...days.rows.flatMap((day) => day.warnings)].map(({ text }) => text);
    };
    const asText = await told('text');
    expect(asText.length).toBeGreaterThan(0);
    expect(await told('object')).toEqual(asText);
  });

  it.each(['listed', 'apart'] as const)('M211 M212: templates %s', async (laborTemplates) => {
    await enter('direct', { laborTemplates });
    const { ruleSets, effective } = await fetchLaborRules();
    expect(effective?.others).toEqual([]);
    expect(ruleSets.flatMap(({ others }) => others)).toEqual([]);
    expect(ruleSets.some(({ isTemplate }) => isTemplate === true)).toBe(
      laborTemplates === 'listed',
    );
  });

  it('M202 M204: staff by state and by document', async () => {
    await enter('direct', {});
    const all = await fetchEmployees({ page: 1, perPage: 200 });
    const [active, inactive] = [
      await fetchEmployees({ active: true, page: 1, perPage: 200 }),
      await fetchEmployees({ active: false, page: 1, perPage: 200 }),
    ];
    expect(active.rows.length + inactive.rows.length).toBe(all.rows.length);
    expect(inactive.rows.every(({ isActive }) => isActive === false)).toBe(true);
    const document = all.rows[0]?.documentNumber ?? '';
    const found = await fetchEmployees({ document, page: 1, perPage: 50 });
    expect(found.rows).toEqual([all.rows[0]]);
  });
});
