import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/button/index.ts';
import type { IconName } from '../../primitives/icon/index.ts';
import { consultationRoomMessages } from './consultation-room.messages.ts';

/** Parts of the room: the patient at a glance, the note, and the visit itself with video or arrival. */
export type RoomZone = 'glance' | 'note' | 'visit';

/** Details that open over the zones. */
export interface RoomPanel {
  readonly title: string;
  readonly content: ReactNode;
}

export interface ConsultationRoomProps<Key extends string> {
  /** The patient, and the visit's main button. Always visible. */
  readonly strip: ReactNode;
  /** Results of actions and changes by others, below the strip. */
  readonly notices?: ReactNode;
  readonly glance: ReactNode;
  readonly note: ReactNode;
  readonly visit: ReactNode;
  /** The zone shown where not all fit. */
  readonly zone: RoomZone;
  readonly onZone: (zone: RoomZone) => void;
  readonly panels: Readonly<Record<Key, RoomPanel>>;
  /** The open panel. A closed one keeps its input. */
  readonly panel: Key | undefined;
  readonly onPanel: (panel: Key | undefined) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

const ICONS: Readonly<Record<RoomZone, IconName>> = {
  glance: 'person',
  note: 'edit',
  visit: 'videocam',
};

/** Where not all zones fit: two columns always show the note, one column shows only the chosen zone. */
const PLACES: Readonly<Record<RoomZone, (chosen: RoomZone) => string>> = {
  glance: (chosen) =>
    `${chosen === 'glance' ? 'block' : 'hidden'} ${chosen === 'visit' ? '@2xl:hidden' : '@2xl:block'} @min-[58rem]:block`,
  note: (chosen) => `${chosen === 'note' ? 'block' : 'hidden'} @2xl:block`,
  visit: (chosen) =>
    `${chosen === 'visit' ? 'block' : 'hidden'} @2xl:order-first @min-[58rem]:order-none @min-[58rem]:block`,
};

interface SwitchProps {
  readonly zone: RoomZone;
  readonly onZone: (zone: RoomZone) => void;
}

const SWITCH = 'shrink-0 gap-1 border-line border-b bg-raised px-2 py-1';

/** Chooses one of the zones that share a place. */
function Switch({
  zones,
  zone,
  onZone,
  className,
}: SwitchProps & { readonly zones: readonly RoomZone[]; readonly className: string }) {
  const t = useMessages(consultationRoomMessages);
  return (
    <fieldset data-print="hidden" className={`${SWITCH} ${className}`}>
      <legend className="sr-only">{t('zones')}</legend>
      {zones.map((one) => (
        <Button
          key={one}
          size="small"
          variant="quiet"
          icon={ICONS[one]}
          aria-pressed={one === zone}
          className="flex-1 text-ink aria-pressed:bg-accent-soft aria-pressed:text-on-accent-soft"
          onClick={() => onZone(one)}
        >
          {t(one)}
        </Button>
      ))}
    </fieldset>
  );
}

/** Chooses the zone where not all fit: one of three on a phone, one of the two next to the note on a tablet. */
function ZoneSwitch({ zone, onZone }: SwitchProps) {
  const beside = zone === 'visit' ? 'visit' : 'glance';
  return (
    <>
      <Switch zones={['glance', 'note', 'visit']} {...{ zone, onZone }} className="@2xl:hidden flex" />
      <Switch
        zones={['glance', 'visit']}
        zone={beside}
        onZone={onZone}
        className="@2xl:flex @min-[58rem]:hidden hidden"
      />
    </>
  );
}

interface PanelProps extends RoomPanel {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Details over the zones. Takes the focus when it opens, and returns it when it closes. */
function Panel({ title, content, isOpen, onClose }: PanelProps) {
  const t = useMessages(consultationRoomMessages);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A dialog of the panel closes alone.
    const isInDialog = event.target instanceof Element && event.target.closest('dialog, [role="dialog"]');
    if (event.key !== 'Escape' || event.defaultPrevented || isInDialog) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section
      aria-labelledby={id}
      hidden={!isOpen}
      data-print="hidden"
      onKeyDown={onKeyDown}
      className="absolute inset-y-0 start-0 z-20 flex w-full flex-col border-line border-e bg-surface shadow-raised not-print:animate-enter [--from:-24px_0] @2xl:w-[min(46rem,75%)] [&[hidden]]:hidden"
    >
      <header className="flex min-h-12 shrink-0 items-center justify-between gap-2 border-line border-b bg-raised ps-4 pe-1">
        <h2 ref={heading} id={id} tabIndex={-1} className="font-semibold outline-none">
          {title}
        </h2>
        <IconButton icon="close" label={t('closePanel', { title })} onClick={onClose} />
      </header>
      <div className="@container flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4">{content}</div>
    </section>
  );
}

// Positioned, so that hidden words inside scroll with it and do not lengthen the page.
const ZONE = '@container relative min-h-0 min-w-0 overflow-y-auto overscroll-contain print:overflow-visible';

/**
 * A consultation in one window: patient and visit in a strip, and three zones that scroll by themselves. Two of them fit
 * on a tablet, one on a phone. The room fills a container with a definite height.
 */
export function ConsultationRoom<Key extends string>(props: ConsultationRoomProps<Key>) {
  const { strip, notices, glance, note, visit, zone, onZone, panels, panel, onPanel, ref } = props;
  const t = useMessages(consultationRoomMessages);
  const [opened, setOpened] = useState<ReadonlySet<Key>>(new Set());
  if (panel !== undefined && !opened.has(panel)) setOpened(new Set(opened).add(panel));
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="@container flex h-full min-h-0 flex-col outline-none print:h-auto"
    >
      {strip}
      {notices}
      <ZoneSwitch zone={zone} onZone={onZone} />
      <div className="relative min-h-0 flex-1 print:h-auto">
        <div className="grid h-full @2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @min-[58rem]:grid-cols-[minmax(15rem,1fr)_minmax(0,2.1fr)_minmax(15rem,1fr)] grid-cols-1 grid-rows-[minmax(0,1fr)] print:block">
          <section aria-label={t('glance')} className={`${ZONE} bg-surface ${PLACES.glance(zone)}`}>
            {glance}
          </section>
          <section
            aria-label={t('note')}
            className={`${ZONE} border-line bg-raised @2xl:border-s @min-[58rem]:border-e ${PLACES.note(zone)}`}
          >
            {note}
          </section>
          <section aria-label={t('visit')} className={`${ZONE} bg-surface ${PLACES.visit(zone)}`}>
            {visit}
          </section>
        </div>
        {(Object.keys(panels) as Key[])
          .filter((key) => opened.has(key))
          .map((key) => (
            <Panel key={key} {...panels[key]} isOpen={key === panel} onClose={() => onPanel(undefined)} />
          ))}
      </div>
    </div>
  );
}
