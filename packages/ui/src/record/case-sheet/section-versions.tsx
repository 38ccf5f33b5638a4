import {
  type CaseSheetSection,
  type CaseSheetSectionKey,
  listCaseSheetVersions,
  type SheetVersion,
} from '@careline/core/internal/case-sheets';
import type { HttpClient } from '@careline/core/internal/http';
import { createPagedList } from '@careline/core/internal/paging';
import { recordSectionLabel } from '@careline/core/internal/record';
import { useEffect, useId, useMemo, useState } from 'react';
import { useLocale, useMessages, useWhen } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import { PagedRows } from '../paged-rows/index.ts';
import { sheetVersionsMessages } from './case-sheet.messages.ts';
import { useReasonText, VersionAnswers } from './section-view.tsx';
import type { SheetSetting } from './sheet-setting.ts';
import { VersionComparison } from './version-comparison.tsx';

export interface SectionVersionsProps extends Pick<SheetSetting, 'vitaId' | 'now'> {
  readonly sectionKey: CaseSheetSectionKey;
  readonly section: CaseSheetSection | undefined;
  readonly onClose: () => void;
}

/** Rejects an answer that belongs to another patient. */
const createVersions = (http: HttpClient, vitaId: string) =>
  createPagedList({
    endpoint: listCaseSheetVersions.name,
    none: 'ALLERGIES',
    nothing: undefined,
    ask: (section: CaseSheetSectionKey, after, signal) =>
      http.call(listCaseSheetVersions, {
        query: { vitaId, section, ...(after !== undefined && { after }) },
        signal,
      }),
    about: () => undefined,
    keyOf: (section) => section,
    idOf: ({ id }: SheetVersion) => id,
    fits: (answer) => answer.vitaId === vitaId && answer.data.every((version) => version.vitaId === vitaId),
  });

interface Chosen {
  readonly left: string | undefined;
  readonly right: string | undefined;
}

interface ItemProps extends Pick<SheetSetting, 'now'> {
  readonly version: SheetVersion;
  readonly chosen: Chosen;
  readonly onChoose: (side: keyof Chosen, id: string) => void;
  readonly name: string;
}

function VersionItem({ version, chosen, onChoose, name, ...when }: ItemProps) {
  const t = useMessages(sheetVersionsMessages);
  const whenOf = useWhen(when);
  const reasonText = useReasonText();
  const { id, number, author, at } = version;
  const why = reasonText(version.reason);
  const radio = (side: keyof Chosen, label: string, words: string) => (
    <label className="flex min-h-control items-center gap-1">
      <input
        type="radio"
        name={`${name}-${side}`}
        checked={chosen[side] === id}
        onChange={() => onChoose(side, id)}
        aria-label={words}
      />
      {label}
    </label>
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-1 last:border-b-0">
      <div className="me-auto min-w-0">
        <p className="font-medium">{t('version', { number })}</p>
        <p className="wrap-anywhere text-muted text-sm">
          {t('by', { name: author.name, when: whenOf(at) })}
          {why !== undefined && ` · ${t('why', { reason: why })}`}
        </p>
      </div>
      <div data-print="hidden" className="flex gap-3 text-sm">
        {radio('left', t('before'), t('showLeft', { number }))}
        {radio('right', t('after'), t('showRight', { number }))}
      </div>
    </li>
  );
}

/** Shows two versions side by side, or the only one. */
function Shown({
  section,
  rows,
  chosen,
}: Pick<SectionVersionsProps, 'section'> & {
  readonly rows: readonly SheetVersion[];
  readonly chosen: Chosen;
}) {
  const [left, right] = [chosen.left, chosen.right].map((id) => rows.find((one) => one.id === id));
  if (left && right) return <VersionComparison section={section} left={left} right={right} />;
  const only = right ?? left;
  return only ? <VersionAnswers version={only} section={section} /> : null;
}

/** Lists every version of a section with author, time and reason, and compares two of them. */
export function SectionVersions(props: SectionVersionsProps) {
  const http = useHttp();
  const { vitaId, sectionKey, section, onClose, now } = props;
  const t = useMessages(sheetVersionsMessages);
  const locale = useLocale();
  const name = useId();
  const list = useMemo(() => createVersions(http, vitaId), [http, vitaId]);
  useEffect(() => {
    list.show(sectionKey);
    return list.clear;
  }, [list, sectionKey]);
  const state = useStore(list.store, (whole) => whole);
  const [picked, setPicked] = useState<Partial<Chosen>>({});
  const [newest, before] = state.rows;
  const chosen: Chosen = { left: picked.left ?? before?.id, right: picked.right ?? newest?.id };
  const label = t('title', { section: recordSectionLabel(sectionKey, locale) });
  return (
    <Dialog
      open
      title={label}
      width="large"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className="flex flex-col gap-4">
        <PagedRows
          label={label}
          list={list}
          state={state}
          none={t('none')}
          failed={t('failed')}
          moreFailed={t('moreFailed')}
          more={t('more')}
        >
          {(version) => (
            <VersionItem
              key={version.id}
              {...{ version, chosen, name, now }}
              onChoose={(side, id) => setPicked((all) => ({ ...all, [side]: id }))}
            />
          )}
        </PagedRows>
        <Shown section={section} rows={state.rows} chosen={chosen} />
      </div>
    </Dialog>
  );
}
