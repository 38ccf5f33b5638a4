import type { LabOrder, LabReport } from '@careline/core/internal/labs';
import type { Patient } from '@careline/core/internal/patients';
import { useState } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { addTarget } from '../../primitives/add-target/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useNow } from '../../provider/index.ts';
import { ActDialog, type LabAct } from './act-dialog.tsx';
import { EnterResults } from './enter-results.tsx';
import { LabOrderItem, type OrderActs } from './lab-orders.tsx';
import { LabReportItem } from './lab-reports.tsx';
import { LabTable } from './lab-table.tsx';
import { labsMessages } from './labs.messages.ts';
import { OrderLabs } from './order-labs.tsx';
import type { Labs, PatientLabsList } from './use-labs.ts';

export interface PatientLabsProps {
  readonly patient: Patient;
  /** From `useLabs`. */
  readonly labs: PatientLabsList;
  /** Whether the user may enter and correct results. */
  readonly mayEnter: boolean;
  /** Encounter that new orders belong to. */
  readonly encounterId?: string | undefined;
  /** Shows only orders, such as in the note of an encounter. Otherwise also reports and the course of all results. */
  readonly brief?: boolean;
  /** Called to open the print view. Without it, printing is not offered. */
  readonly onPrint?: ((order: LabOrder) => void) | undefined;
  /** Called when results, and readings among them, were saved. */
  readonly onStored?: (() => void) | undefined;
  /** Address of imported results. Without it, no link is shown. */
  readonly importedAddress?: string | undefined;
  readonly onDirtyChange?: ((part: string, dirty: boolean) => void) | undefined;
}

type Opened =
  | { readonly kind: 'order' }
  | { readonly kind: 'enter'; readonly order?: LabOrder; readonly corrected?: LabReport }
  | LabAct;

interface PartProps extends Omit<PatientLabsProps, 'labs'> {
  readonly value: Labs;
  readonly onOpen: (opened: Opened) => void;
}

function Orders({ value, mayEnter, brief = false, onPrint, onOpen }: PartProps) {
  const t = useMessages(labsMessages);
  const { orders, mayOrder } = value;
  const open = orders.filter(({ status }) => status === 'active');
  const ended = orders.filter(({ status }) => status !== 'active');
  const acts: OrderActs = {
    onPrint,
    ...(mayEnter && { onEnter: (order) => onOpen({ kind: 'enter', order }) }),
    ...(mayOrder && { onCancel: (order) => onOpen({ kind: 'cancel', order }) }),
  };
  const listOf = (list: readonly LabOrder[], label: string) => (
    <ul aria-label={label}>
      {list.map((order) => (
        <li
          key={order.id}
          className="flex flex-col items-start gap-1 border-line border-t py-3 first:border-t-0 first:pt-0 last:pb-0"
        >
          <LabOrderItem order={order} {...acts} />
        </li>
      ))}
    </ul>
  );
  return (
    <Card
      title={t('orders')}
      actions={
        <div data-print="hidden" className="flex flex-wrap gap-2 empty:hidden">
          {mayEnter && (
            <Button
              {...addTarget('lab-results')}
              size="small"
              aria-label={t('enterWithout')}
              onClick={() => onOpen({ kind: 'enter' })}
            >
              {t('enter')}
            </Button>
          )}
          {mayOrder && (
            <Button
              {...addTarget('lab-order')}
              size="small"
              variant={brief ? 'secondary' : 'primary'}
              icon="add"
              onClick={() => onOpen({ kind: 'order' })}
            >
              {t('order')}
            </Button>
          )}
        </div>
      }
    >
      {orders.length === 0 && <p className="text-muted">{t('noOrders')}</p>}
      {open.length > 0 && listOf(open, t('orders'))}
      {ended.length > 0 && (
        <details className={open.length > 0 ? 'border-line border-t pt-2' : ''}>
          <summary className="cursor-pointer py-1 text-accent">
            {t('ended')} ({ended.length})
          </summary>
          <div className="pt-2">{listOf(ended, t('ended'))}</div>
        </details>
      )}
    </Card>
  );
}

function Imported({ address }: { readonly address: string | undefined }) {
  const t = useMessages(labsMessages);
  const { link } = useNavigation();
  if (address === undefined) return null;
  return (
    <p data-print="hidden" className="pt-2 text-sm">
      <a className="text-accent hover:underline" {...link(address)}>
        {t('imported')}
      </a>
    </p>
  );
}

/** Shows the course of each test. If there are no results, links to imported ones. */
function Course({ value, importedAddress }: PartProps) {
  const t = useMessages(labsMessages);
  const counted = value.reports.filter(({ status }) => status !== 'entered-in-error');
  return (
    <Card title={t('results')}>
      {counted.length === 0 ? (
        <p className="text-muted">{t('noResults')}</p>
      ) : (
        <>
          <LabTable reports={counted} />
          <p className="pt-2 text-muted text-sm">{t('reference')}</p>
        </>
      )}
      <Imported address={importedAddress} />
    </Card>
  );
}

function Reports({ value, mayEnter, onOpen }: PartProps) {
  const t = useMessages(labsMessages);
  const { orders, reports } = value;
  if (reports.length === 0) return null;
  return (
    <Card title={t('reports')}>
      <ul aria-label={t('reports')}>
        {reports.map((report) => (
          <li
            key={report.id}
            className="flex flex-col items-start gap-1 border-line border-t py-3 first:border-t-0 first:pt-0 last:pb-0"
          >
            <LabReportItem
              {...{ report }}
              orderNumber={orders.find(({ id }) => id === report.orderId)?.number}
              {...(mayEnter && {
                onCorrect: (corrected) => onOpen({ kind: 'enter', corrected }),
                onWithdraw: (withdrawn) => onOpen({ kind: 'withdraw', report: withdrawn }),
              })}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Panel({ labs, ...props }: PatientLabsProps) {
  const now = useNow();
  const { patient, encounterId, brief = false, onStored, onDirtyChange } = props;
  const t = useMessages(labsMessages);
  const announce = useAnnounce();
  const [opened, setOpened] = useState<Opened>();
  const { state, refresh } = labs;
  const close = () => setOpened(undefined);
  const done = (text: string) => {
    close();
    announce(text);
    refresh();
  };
  if (state.phase === 'loading') {
    return (
      <Card title={t('orders')}>
        <div aria-busy="true">
          <Skeleton lines={4} />
        </div>
      </Card>
    );
  }
  if (state.phase === 'failed')
    return <RequestFailed title={t('failed')} error={state.error} onRetry={refresh} />;
  const part = { ...props, now, value: state.value, onOpen: setOpened };
  return (
    <>
      {state.error && <RequestFailed title={t('failed')} error={state.error} onRetry={refresh} />}
      <Orders {...part} />
      {!brief && <Course {...part} />}
      {!brief && <Reports {...part} />}
      {opened?.kind === 'order' && (
        <OrderLabs
          {...{ onDirtyChange }}
          vitaId={patient.vitaId}
          encounterId={encounterId ?? null}
          onOrdered={() => done(t('ordered'))}
          onClose={close}
        />
      )}
      {opened?.kind === 'enter' && (
        <EnterResults
          {...{ patient, onDirtyChange }}
          order={opened.order}
          corrected={opened.corrected}
          onStored={() => {
            onStored?.();
            done(t('stored'));
          }}
          onClose={close}
        />
      )}
      {(opened?.kind === 'cancel' || opened?.kind === 'withdraw') && (
        <ActDialog
          act={opened}
          onDone={done}
          onClose={() => {
            close();
            refresh();
          }}
        />
      )}
    </>
  );
}

/**
 * Shows a patient's lab orders, the course of each result and the reports. Orders tests, enters and corrects results.
 */
export function PatientLabs(props: PatientLabsProps) {
  return (
    <LiveRegionProvider>
      <Panel {...props} />
    </LiveRegionProvider>
  );
}
