import {
  listProgrammeThresholds,
  type ProgrammeThreshold,
  thresholdSchemeLabel,
} from '@careline/core/internal/administration';
import { programmeLabel } from '@careline/core/internal/programmes';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useLocale, useMessages } from '@careline/ui/messages';
import { BriefStatus } from '@careline/ui/primitives/brief-status';
import { Button } from '@careline/ui/primitives/button';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { Cell, HeadCell, Row, Table } from '@careline/ui/primitives/table';
import { useState } from 'react';
import { administrationMessages } from '../../../administration/administration.messages.ts';
import { SettingsPage } from '../../../administration/settings-page.tsx';
import { useTimes } from '../../../administration/use-times.ts';
import { useConsole } from '../../../console-context.tsx';
import { limitsMessages } from '../settings.messages.ts';
import { goalTexts } from './limit-texts.ts';
import { LimitsDialog } from './limits-dialog.tsx';
import { SchemeSignatures } from './scheme-signatures.tsx';

interface ThresholdRowProps {
  readonly threshold: ProgrammeThreshold;
  readonly onChange: () => void;
}

function ThresholdRow({ threshold, onChange }: ThresholdRowProps) {
  const t = useMessages(limitsMessages);
  const g = useMessages(administrationMessages);
  const locale = useLocale();
  const time = useTimes();
  const { programme, scheme, goals, updatedAt, updatedBy } = threshold;
  const name = programmeLabel(programme);
  const { beforeMeal, afterMeal, hba1c } = goalTexts(goals);
  return (
    <Row>
      <HeadCell scope="row">
        <div className="flex flex-col items-start gap-1 py-2">
          {name}
          <Button size="small" aria-label={t('changeOf', { programme: name })} onClick={onChange}>
            {t('change')}
          </Button>
        </div>
      </HeadCell>
      <Cell>{thresholdSchemeLabel(scheme, locale)}</Cell>
      <Cell numeric>
        <span translate="no">{beforeMeal}</span>
      </Cell>
      <Cell numeric>
        <span translate="no">{afterMeal}</span>
      </Cell>
      <Cell numeric>
        <span translate="no">{hba1c}</span>
      </Cell>
      <Cell>{updatedBy ? g('changedBy', { name: updatedBy.name, time: time(updatedAt) }) : t('never')}</Cell>
    </Row>
  );
}

const COLUMNS = ['beforeMeal', 'afterMeal', 'hba1c'] as const;

function Thresholds({ first }: { readonly first: readonly ProgrammeThreshold[] }) {
  const t = useMessages(limitsMessages);
  const [thresholds, setThresholds] = useState(first);
  const [open, setOpen] = useState<ProgrammeThreshold>();
  const [saved, setSaved] = useState('');
  const stored = (fresh: ProgrammeThreshold) => {
    setThresholds(thresholds.map((one) => (one.programme === fresh.programme ? fresh : one)));
    setSaved(t('stored', { programme: programmeLabel(fresh.programme) }));
    setOpen(undefined);
  };
  return (
    <>
      <Table caption={t('caption')} className="rounded-card border border-line bg-raised">
        <thead>
          <tr>
            <HeadCell>{t('programme')}</HeadCell>
            <HeadCell>{t('scheme')}</HeadCell>
            {COLUMNS.map((column) => (
              <HeadCell key={column} numeric>
                {t(column)}
              </HeadCell>
            ))}
            <HeadCell>{t('changed')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {thresholds.map((threshold) => (
            <ThresholdRow
              key={threshold.programme}
              threshold={threshold}
              onChange={() => {
                setSaved('');
                setOpen(threshold);
              }}
            />
          ))}
        </tbody>
      </Table>
      <BriefStatus>{saved}</BriefStatus>
      {open && <LimitsDialog threshold={open} onStored={stored} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** The limits and goals by which each programme judges readings. */
export default function LimitsPage() {
  const t = useMessages(limitsMessages);
  const g = useMessages(administrationMessages);
  const { http } = useConsole();
  const { state, retry } = useQuery(
    [],
    async (signal) => (await http.call(listProgrammeThresholds, { signal })).data,
  );
  return (
    <SettingsPage title={g('limits')}>
      <p className="max-w-3xl text-muted">{t('intro')}</p>
      {state.phase === 'loading' && <Skeleton shape="row" lines={4} />}
      {state.phase === 'failed' && (
        <RequestFailed title={g('listFailed')} error={state.error} onRetry={retry} />
      )}
      {state.phase === 'ready' && <Thresholds first={state.value} />}
      <SchemeSignatures />
    </SettingsPage>
  );
}
