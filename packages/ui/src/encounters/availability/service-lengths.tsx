import { SERVICE_TYPES, type ServiceType, serviceTypeLabel } from '@careline/core/internal/encounters';
import {
  DEFAULT_SLOT_CAPACITY,
  DEFAULT_SLOT_MINUTES,
  getServiceSlots,
  MAX_SLOT_CAPACITY,
  MAX_SLOT_MINUTES,
  MIN_SLOT_MINUTES,
  setServiceSlot,
} from '@careline/core/internal/encounters/availability';
import { type FormEvent, useId, useState } from 'react';
import { useQuery, useSubmission } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { BriefStatus } from '../../primitives/brief-status/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { NumberField } from '../../primitives/number-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Cell, HeadCell, Row, Table } from '../../primitives/table/index.ts';
import { useHttp } from '../../provider/index.ts';
import { availabilityMessages } from './availability.messages.ts';
import { Failure, Section } from './section.tsx';
import type { AvailabilitySetting } from './use-availability.ts';

/** The length of a service. A service that this version does not know is read-only. */
interface Length {
  readonly serviceType: string;
  readonly minutes: number;
  readonly capacity: number;
}

interface LengthDialogProps extends AvailabilitySetting {
  /** The length to change. Undefined to add a service. */
  readonly length: Length | undefined;
  readonly onStored: (length: Length) => void;
  readonly onClose: () => void;
}

const wholeWithin = (text: string, least: number, most: number): number | undefined => {
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
};

function LengthDialog(props: LengthDialogProps) {
  const http = useHttp();
  const { partner, length, onStored, onClose } = props;
  const t = useMessages(availabilityMessages);
  const locale = useLocale();
  const form = useId();
  const [serviceType, setServiceType] = useState<ServiceType | ''>(
    SERVICE_TYPES.find((type) => type === length?.serviceType) ?? '',
  );
  const [minutes, setMinutes] = useState(String(length?.minutes ?? DEFAULT_SLOT_MINUTES));
  const [capacity, setCapacity] = useState(String(length?.capacity ?? DEFAULT_SLOT_CAPACITY));
  const [asked, setAsked] = useState(false);
  const { submit, busy, error } = useSubmission();
  const [wholeMinutes, places] = [
    wholeWithin(minutes, MIN_SLOT_MINUTES, MAX_SLOT_MINUTES),
    wholeWithin(capacity, 1, MAX_SLOT_CAPACITY),
  ];
  async function store(): Promise<void> {
    setAsked(true);
    if (!serviceType || wholeMinutes === undefined || places === undefined) return;
    const body = { serviceType, minutes: wholeMinutes, capacity: places };
    const sent = await submit(JSON.stringify(body), ({ key }) =>
      http.call(setServiceSlot, { body, idempotencyKey: key }),
    );
    if (sent) onStored(sent.answer.data);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lengthTitle')}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {t('storeLength')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void store();
        }}
      >
        {error && <Failure title={t('lengthSaveFailed')} error={error} />}
        <SelectField
          label={t('service')}
          required
          placeholder=""
          disabled={length !== undefined}
          options={SERVICE_TYPES.map((value) => ({
            value,
            label: serviceTypeLabel(value, { partner, locale }),
          }))}
          value={serviceType}
          error={asked && !serviceType ? t('needService') : undefined}
          onChange={setServiceType}
        />
        <NumberField
          label={t('minutes')}
          required
          value={minutes}
          error={asked && wholeMinutes === undefined ? t('wrongMinutes') : undefined}
          onChange={setMinutes}
        />
        <NumberField
          label={t('capacity')}
          required
          value={capacity}
          error={asked && places === undefined ? t('wrongCapacity') : undefined}
          onChange={setCapacity}
        />
      </form>
    </Dialog>
  );
}

interface LengthTableProps {
  readonly lengths: readonly Length[];
  readonly partner?: string | undefined;
  readonly onChange: (length: Length) => void;
}

function LengthTable({ lengths, partner, onChange }: LengthTableProps) {
  const t = useMessages(availabilityMessages);
  const locale = useLocale();
  if (lengths.length === 0) return <EmptyState icon="schedule" title={t('noLengths')} />;
  return (
    <Table caption={t('lengths')}>
      <thead>
        <tr>
          <HeadCell>{t('service')}</HeadCell>
          <HeadCell numeric>{t('minutes')}</HeadCell>
          <HeadCell numeric>{t('capacity')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lengths.map((length) => {
          const service = serviceTypeLabel(length.serviceType, { partner, locale });
          return (
            <Row key={length.serviceType}>
              <HeadCell scope="row">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
                  {service}
                  <Button
                    size="small"
                    aria-label={t('changeLengthOf', { service })}
                    onClick={() => onChange(length)}
                  >
                    {t('changeLength')}
                  </Button>
                </span>
              </HeadCell>
              <Cell numeric>{length.minutes}</Cell>
              <Cell numeric>{length.capacity}</Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}

export interface ServiceLengthsProps extends AvailabilitySetting {
  readonly onStored: () => void;
}

/** The length of appointments for each service at the facility, and how many patients each takes. */
export function ServiceLengths({ onStored, ...setting }: ServiceLengthsProps) {
  const http = useHttp();
  const { partner } = setting;
  const t = useMessages(availabilityMessages);
  const locale = useLocale();
  const [open, setOpen] = useState<{ readonly length: Length | undefined }>();
  const [notice, setNotice] = useState('');
  const { state, retry, refresh } = useQuery(
    [http],
    async (signal) => (await http.call(getServiceSlots, { query: {}, signal })).data,
    { endpoint: getServiceSlots.name },
  );
  return (
    <Section
      title={t('lengths')}
      text={t('lengthsText')}
      actions={
        <Button size="small" icon="add" onClick={() => setOpen({ length: undefined })}>
          {t('addLength')}
        </Button>
      }
    >
      {state.phase === 'loading' && (
        <div className="p-4">
          <Skeleton shape="row" lines={2} />
        </div>
      )}
      {state.phase === 'failed' && <Failure title={t('lengthsFailed')} error={state.error} onRetry={retry} />}
      {state.phase === 'ready' && (
        <LengthTable lengths={state.value} partner={partner} onChange={(length) => setOpen({ length })} />
      )}
      <BriefStatus className="px-4 py-2">{notice}</BriefStatus>
      {open && (
        <LengthDialog
          {...setting}
          length={open.length}
          onClose={() => setOpen(undefined)}
          onStored={({ serviceType }) => {
            setOpen(undefined);
            setNotice(t('lengthSaved', { service: serviceTypeLabel(serviceType, { partner, locale }) }));
            refresh();
            onStored();
          }}
        />
      )}
    </Section>
  );
}
