import { encounterPriorityLabel } from '@careline/core/internal/encounters';
import { isoDay, labelIn } from '@careline/core/internal/formatting';
import { type LabOrder, labOrderStatusLabel, labTestLabel, testGroups } from '@careline/core/internal/labs';
import { useDateText } from '../../forms/form-renderer/index.ts';
import { useLocale, useMessages, useWhen } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { StatusTag, type StatusTone } from '../../primitives/status-tag/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { labsMessages } from './labs.messages.ts';

export interface LabSetting {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface OrderActs {
  readonly onEnter?: ((order: LabOrder) => void) | undefined;
  readonly onPrint?: ((order: LabOrder) => void) | undefined;
  readonly onCancel?: ((order: LabOrder) => void) | undefined;
}

export interface LabOrderItemProps extends LabSetting, OrderActs {
  readonly order: LabOrder;
}

const TONES: Readonly<Record<string, StatusTone>> = { active: 'info', completed: 'success' };

/** Lists the tests, panels by name. For an open order, shows which tests have results. */
function Tests({ order }: { readonly order: LabOrder }) {
  const t = useMessages(labsMessages);
  const locale = useLocale();
  const isOpen = order.status === 'active';
  return (
    <ul aria-label={t('tests', { number: order.number })} className="flex flex-col gap-0.5">
      {testGroups(order.tests).map(({ panel, tests }) => {
        const names = tests.map((one) => labTestLabel(one, locale)).join(', ');
        const done = tests.filter((one) => one.isDone).length;
        const name = panel ? labelIn(panel.labels, locale) : names;
        return (
          <li key={panel?.key ?? tests[0]?.test ?? name} className="wrap-anywhere flex items-start gap-2">
            {isOpen && (
              <span className={done === tests.length ? 'text-success' : 'text-muted'}>
                <Icon name={done === tests.length ? 'check_circle' : 'schedule'} size={18} />
                <VisuallyHidden>{t(done === tests.length ? 'done' : 'waits')}</VisuallyHidden>
              </span>
            )}
            <span>
              <span className="font-medium">{name}</span>
              {panel && isOpen && done > 0 && done < tests.length && (
                <span className="text-muted">
                  {' '}
                  {done}/{tests.length}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Tags({ order, ...setting }: LabOrderItemProps) {
  const timeZone = useTimeZone();
  const dateText = useDateText();
  const t = useMessages(labsMessages);
  const locale = useLocale();
  const { status, priority, fasting, expectedOn } = order;
  const isOpen = status === 'active';
  const isLate = isOpen && expectedOn < (isoDay(Math.floor(setting.now() / 1000), timeZone) ?? '');
  return (
    <span className="flex flex-wrap gap-1 font-normal">
      <StatusTag tone={TONES[status] ?? 'neutral'} icon={status === 'revoked' ? 'close' : undefined}>
        {labOrderStatusLabel(status, locale)}
      </StatusTag>
      {isOpen && priority !== 'routine' && (
        <StatusTag tone="warning">{encounterPriorityLabel(priority, locale)}</StatusTag>
      )}
      {isOpen && fasting && <StatusTag icon="info">{t('fasting')}</StatusTag>}
      {isOpen && (
        <StatusTag tone={isLate ? 'warning' : 'neutral'}>
          {t(isLate ? 'overdue' : 'expected', { date: dateText(expectedOn) })}
        </StatusTag>
      )}
    </span>
  );
}

/** One order: its tests, its status and its actions. */
export function LabOrderItem(props: LabOrderItemProps) {
  const { order, onEnter, onPrint, onCancel } = props;
  const t = useMessages(labsMessages);
  const when = useWhen(props);
  const { number, orderedBy, orderedAt, facility, reason, note, cancelled, status } = order;
  const isOpen = status === 'active';
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2 self-stretch">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {t('number', { number })} <Tags {...props} />
          </p>
          <p className="text-muted text-sm">
            {t('orderedBy', { name: orderedBy.name, time: when(orderedAt), facility })}
          </p>
        </div>
        <div data-print="hidden" className="flex flex-wrap gap-1">
          {isOpen && onEnter && (
            <Button
              size="small"
              icon="edit"
              aria-label={t('enterOf', { number })}
              onClick={() => onEnter(order)}
            >
              {t('enter')}
            </Button>
          )}
          {onPrint && (
            <Button
              size="small"
              icon="print"
              aria-label={t('printOf', { number })}
              onClick={() => onPrint(order)}
            >
              {t('print')}
            </Button>
          )}
          {isOpen && onCancel && (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('cancelOf', { number })}
              onClick={() => onCancel(order)}
            >
              {t('cancelShort')}
            </Button>
          )}
        </div>
      </div>
      <Tests order={order} />
      {reason !== '' && <p className="wrap-anywhere text-sm">{t('reason', { text: reason })}</p>}
      {note !== '' && (
        <p className="wrap-anywhere whitespace-pre-line text-sm">{t('note', { text: note })}</p>
      )}
      {cancelled && (
        <p className="wrap-anywhere text-sm">
          {t('cancelled', { name: cancelled.by.name, time: when(cancelled.at), text: cancelled.text })}
        </p>
      )}
    </>
  );
}
