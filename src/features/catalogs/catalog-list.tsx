import { IconFilterOff, IconListSearch } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useLastBranch } from '@/modules/branch-picker/last-branch';
import { useBranches, useBranchName } from '@/modules/branch-picker/use-branches';
import { searchItems } from '@/modules/catalog-select/catalog-choices';
import { choiceControl } from '@/modules/list/filter-bar';
import type { FilterControls, ListColumn } from '@/modules/list/list-declaration';
import { ListPage } from '@/modules/list/list-page';
import { useListPlace } from '@/modules/list/use-list-place';
import { shownOf } from '@/text/format';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { ToolSelect } from '@/ui/form/tool-field';
import { CutText } from '@/ui/layout/cut-text';
import { FactList } from '@/ui/layout/fact-list';
import { Dialog, DialogActions } from '@/ui/overlay/dialog';
import {
  catalogAddresses,
  catalogOf,
  catalogs,
  retiredChoices,
  type CatalogFilters,
  type CatalogName,
} from './catalog-address';
import { catalogTable, type CatalogRow } from './catalog-table';
import { catalogTitles } from './catalog-titles';
import classes from './catalogs.module.css';

type Columns = (typeof catalogAddresses)[CatalogName]['ids'][number];

const told = (value: string | null) => (value === null ? null : <CutText>{value}</CutText>);

const columns: Record<Columns, ListColumn<CatalogRow>> = {
  code: {
    label: m.catalogs_code,
    width: { wide: 112, medium: 96 },
    narrow: 'aside',
    cell: ({ code }) => code,
    sort: ({ code }) => code,
    file: { kind: 'code', value: ({ code }) => code },
  },
  name: {
    label: m.catalogs_name,
    width: null,
    narrow: 'lead',
    sort: ({ name }) => name,
    file: { kind: 'text', value: ({ name }) => name },
  },
  kind: {
    label: m.catalogs_kind,
    width: { wide: 128, medium: 112 },
    narrow: 'detail',
    cell: ({ kind }) => told(kind),
    file: { kind: 'text', value: ({ kind }) => kind },
  },
  within: {
    label: m.catalogs_within,
    width: { wide: 176, medium: 0 },
    mediumUnder: 'name',
    narrow: 'detail',
    cell: ({ within }) => told(within),
    file: { kind: 'text', value: ({ within }) => within },
  },
  rate: {
    label: m.catalogs_rate,
    width: { wide: 96, medium: 80 },
    align: 'end',
    narrow: 'detail',
    cell: ({ rate }) => rate,
    file: { kind: 'text', value: ({ rate }) => rate },
  },
  retired: {
    label: m.catalogs_retired_head,
    width: { wide: 96, medium: 88 },
    narrow: 'mark',
    cell: ({ retired }) => (retired ? m.catalogs_retired_one() : null),
    file: { kind: 'boolean', value: ({ retired }) => retired },
  },
  id: {
    label: m.catalogs_id,
    quiet: true,
    width: { wide: 312, medium: 136 },
    narrow: 'line',
    cell: ({ id }) => <CutText>{id}</CutText>,
    file: { kind: 'code', value: ({ id }) => id },
  },
};

const row = {
  id: ({ id }: CatalogRow) => id,
  name: ({ name }: CatalogRow) => name,
  isDimmed: ({ retired }: CatalogRow) => retired,
};

const retiredWords = { current: m.catalogs_only_current, retired: m.catalogs_only_retired };

/** Any list of the service that others refer to. */
export function CatalogList() {
  const asked = useSearch({ from: '/catalogs' });
  const name = catalogOf(asked);
  const at = useListPlace(catalogAddresses[name], asked);
  const { q, retired } = at.narrowing;
  const { branches } = useBranches();
  const last = useLastBranch();
  const branch = at.place.branch ?? last ?? branches[0]?.id ?? '';
  const branchName = useBranchName(branch);
  const title = catalogTitles[name];
  const { subject, note, useListing } = catalogTable[name];
  const narrow = useCallback(
    (rows: readonly CatalogRow[]) =>
      searchItems(
        retired === null ? rows : rows.filter((item) => item.retired === (retired === 'retired')),
        q,
      ),
    [q, retired],
  );
  const listing = useListing(branch, narrow);
  const [openId, setOpenId] = useState<string | null>(null);
  const opened = listing.rows.find(({ id }) => id === openId);
  const retires = catalogAddresses[name].ids.includes('retired');
  const filters: FilterControls<CatalogFilters> = {
    catalog: {
      label: m.catalogs_which,
      words: (catalog) => catalogTitles[catalog](),
      render: ({ label, value }) => (
        <CatalogSelect
          label={label}
          value={value}
          onChange={(catalog) => {
            at.search.type('');
            at.open({ catalog });
          }}
        />
      ),
    },
    q: { label: m.catalogs_search, words: (text) => `"${text.trim()}"` },
    branch: {
      label: m.catalogs_branch,
      words: () => branchName,
      ...(name === 'taxes' && {
        render: ({ label, onChange }) => (
          <ToolSelect
            className={classes.select}
            label={label}
            value={branch}
            onChange={({ currentTarget: { value } }) => onChange(value)}
          >
            {branches.some(({ id }) => id === branch) ? null : <option>{branch}</option>}
            {branches.map(({ id, name: one }) => (
              <option key={id} value={id}>
                {one}
              </option>
            ))}
          </ToolSelect>
        ),
      }),
    },
    retired: {
      label: m.catalogs_retired_column,
      words: (choice) => retiredWords[choice](),
      ...(retires && {
        render: choiceControl(
          retiredChoices,
          (choice) => retiredWords[choice](),
          m.catalogs_current_and_retired,
        ),
      }),
    },
  };
  return (
    <ListPage
      at={at}
      listing={listing}
      columns={columns}
      row={row}
      onOpen={setOpenId}
      filters={filters}
      words={{
        title: m.catalogs_title(),
        of: title(),
        caption: title(),
        subject,
        filters: m.catalogs_filters(),
        search: m.catalogs_search(),
        count: (shown, total) => m.catalogs_count(shownOf(shown, total)),
        empty: {
          icon: IconListSearch,
          title: m.catalogs_no_items(),
          body: m.catalogs_no_items_body(),
        },
        none: {
          icon: IconFilterOff,
          title: m.catalogs_no_match(),
        },
      }}
      export={{
        name: title,
        of: name === 'taxes' ? branchName : m.catalogs_whole_business(),
        total: listing.rows.length,
      }}
      slots={{
        ...(name === 'taxes' &&
          branch === '' && {
            notices: <p className={classes.note}>{m.catalogs_branch_first()}</p>,
          }),
        ...(note && { underFilters: <p className={classes.note}>{note()}</p> }),
        foot: opened ? <ItemDialog item={opened} onClose={() => setOpenId(null)} /> : null,
      }}
    />
  );
}

const ofBusiness = catalogs.indexOf('taxes');

function CatalogSelect(props: {
  label: string;
  value: CatalogName;
  onChange: (catalog: CatalogName) => void;
}) {
  const options = (names: readonly CatalogName[]) =>
    names.map((name) => (
      <option key={name} value={name}>
        {catalogTitles[name]()}
      </option>
    ));
  return (
    <ToolSelect
      className={classes.select}
      label={props.label}
      value={props.value}
      onChange={({ currentTarget: { value } }) => props.onChange(catalogOf({ catalog: value }))}
    >
      <optgroup label={m.catalogs_group_official()}>
        {options(catalogs.slice(0, ofBusiness))}
      </optgroup>
      <optgroup label={m.catalogs_group_business()}>{options(catalogs.slice(ofBusiness))}</optgroup>
    </ToolSelect>
  );
}

/** All that is told of an item, which a narrow row cuts, and what of it is copied into other places. */
function ItemDialog({ item, onClose }: { item: CatalogRow; onClose: () => void }) {
  const { name, code, id, kind, within, rate, retired } = item;
  const facts = [
    { label: m.catalogs_code(), value: code },
    { label: m.catalogs_kind(), value: kind },
    { label: m.catalogs_within(), value: within },
    { label: m.catalogs_rate(), value: rate },
    { label: m.catalogs_id(), value: id },
  ].filter(({ value }) => value !== null);
  return (
    <Dialog size="form" title={name} onClose={onClose}>
      {retired ? <p className={classes.note}>{m.catalogs_retired_note()}</p> : null}
      <FactList facts={facts} />
      <DialogActions>
        {code === null ? null : <CopyButton text={() => code}>{m.catalogs_copy_code()}</CopyButton>}
        <CopyButton text={() => id}>{m.catalogs_copy_id()}</CopyButton>
      </DialogActions>
    </Dialog>
  );
}
