import { saveCaseSheet } from '@careline/core/internal/case-sheets';
import { decideRight } from '@careline/core/internal/navigation';
import { mayWriteCaseSheet } from '@careline/core/internal/record';
import { useState } from 'react';
import { useDirtyParts } from '../../care/use-dirty-part.ts';
import { RequestFailed } from '../../http/index.ts';
import { LiveLine } from '../../live/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { LiveRegionProvider } from '../../primitives/live-region/index.ts';
import { SegmentedField } from '../../primitives/segmented-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { caseSheetMessages } from './case-sheet.messages.ts';
import { SheetGroups } from './sheet-groups.tsx';
import type { SheetSetting } from './sheet-setting.ts';
import { useSections, useSheet } from './use-sheet.ts';
import { useSheetEditing } from './use-sheet-editing.ts';

export interface CaseSheetProps extends Omit<SheetSetting, 'onDirtyChange'> {
  /** Reports whether entries are saved neither on the server nor on the device. */
  readonly onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** Scopes of the signed-in user. */
  readonly scopes: readonly string[];
}

/** Explains why the user may not write, so that they do not fill in a form that would be refused. */
export function ReadOnlyNote({
  access,
  scopes,
}: {
  readonly access: string;
  readonly scopes: readonly string[];
}) {
  const t = useMessages(caseSheetMessages);
  const right = decideRight(saveCaseSheet, scopes);
  if (right.allowed && mayWriteCaseSheet(access)) return null;
  return (
    <p data-print="hidden" className="flex items-start gap-2 text-muted">
      <Icon name="lock" />
      <span>
        {right.allowed
          ? `${t('readOnly')} ${t('readOnlyAsk')}`
          : t('readOnlyScope', { scopes: right.needs.map((scope) => `“${scope}”`).join(', ') })}
      </span>
    </p>
  );
}

export function SheetTools({
  searchText,
  onSeek,
}: {
  readonly searchText: string;
  readonly onSeek: (text: string) => void;
}) {
  const t = useMessages(caseSheetMessages);
  return (
    <div data-print="hidden" className="flex flex-wrap items-end justify-between gap-3">
      <div className="w-full max-w-sm">
        <TextField type="search" label={t('find')} value={searchText} onChange={onSeek} />
      </div>
      <Button icon="print" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  );
}

export function SheetLoading() {
  const t = useMessages(caseSheetMessages);
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="card" lines={4} />
    </div>
  );
}

/** Chooses between the encounter's sheet and the patient's whole sheet, which contains it. */
export function useSheetView(encounterId: string | undefined) {
  const t = useMessages(caseSheetMessages);
  const [view, setView] = useState<'encounter' | 'patient'>(
    encounterId === undefined ? 'patient' : 'encounter',
  );
  const field = encounterId !== undefined && (
    <div data-print="hidden" className="max-w-md">
      <SegmentedField
        label={t('view')}
        hidesLabel
        value={view}
        onChange={setView}
        options={[
          { value: 'encounter', label: t('viewEncounter') },
          { value: 'patient', label: t('viewPatient') },
        ]}
      />
    </div>
  );
  return { asked: view === 'encounter' ? encounterId : undefined, field };
}

function Panel({ scopes, ...rest }: CaseSheetProps) {
  const setting: SheetSetting = { ...rest, onDirtyChange: useDirtyParts(rest.onDirtyChange) };
  const { encounterId } = setting;
  const t = useMessages(caseSheetMessages);
  const { asked, field } = useSheetView(encounterId);
  const query = useSheet({ ...setting, encounterId: asked });
  const { state, retry } = query;
  const forms = useSections();
  const editing = useSheetEditing(setting, [query]);
  const [searchText, setSearchText] = useState('');
  if (state.phase === 'failed') {
    return <RequestFailed title={t('failed')} onRetry={retry} error={state.error} />;
  }
  if (forms.state.phase === 'failed') {
    return <RequestFailed title={t('formsFailed')} onRetry={forms.retry} error={forms.state.error} />;
  }
  if (state.phase !== 'ready' || forms.state.phase !== 'ready') return <SheetLoading />;
  const sheet = state.value;
  const mayWrite = decideRight(saveCaseSheet, scopes).allowed && mayWriteCaseSheet(sheet.access);
  return (
    <div className="flex flex-col gap-4">
      <LiveLine isPage />
      {field}
      <SheetTools searchText={searchText} onSeek={setSearchText} />
      <ReadOnlyNote access={sheet.access} scopes={scopes} />
      {sheet.sections.size === 0 && (
        <p className="text-muted">{t(asked === undefined ? 'nothingWritten' : 'nothingWrittenHere')}</p>
      )}
      <SheetGroups
        {...setting}
        {...editing}
        {...{ sheet, mayWrite }}
        sections={forms.state.value}
        searchText={searchText}
      />
    </div>
  );
}

/**
 * Shows a patient's case sheet by section: content, author, time, and an inline form. Several people can write at once;
 * colleagues' changes are shown and nothing is overwritten.
 */
export function CaseSheet(props: CaseSheetProps) {
  return (
    <div className="@container">
      <LiveRegionProvider>
        <Panel key={props.vitaId} {...props} />
      </LiveRegionProvider>
    </div>
  );
}
