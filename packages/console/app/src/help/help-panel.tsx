import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { KeyList } from '@careline/ui/shell/key-sheet';
import { type ReactNode, useId } from 'react';
import { helpMessages } from './help.messages.ts';
import { HELP_TOPICS, type HelpTopic, helpTopicOf } from './help-topic.ts';

export interface HelpPanelProps {
  /** Address of the screen. */
  readonly pathname: string;
  readonly onClose: () => void;
  /** Shows the introduction again. */
  readonly onTour: () => void;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="mb-2 font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Topic({ topic }: { readonly topic: HelpTopic }) {
  const t = useMessages(helpMessages);
  const marks = HELP_TOPICS[topic];
  return (
    <>
      <p>{t(`${topic}.for`)}</p>
      <Part title={t('steps')}>
        <ol className="list-decimal space-y-2 ps-5">
          {t(`${topic}.steps`)
            .split('\n')
            .map((step) => (
              <li key={step}>{step}</li>
            ))}
        </ol>
      </Part>
      {marks.length > 0 && (
        <Part title={t('marks')}>
          <ul className="list-disc space-y-2 ps-5">
            {marks.map((mark) => (
              <li key={mark}>{t(`mark.${mark}`)}</li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

/** The help for a screen, at its side: what it is for, what one does there, its marks and its keys. */
export default function HelpPanel({ pathname, onClose, onTour }: HelpPanelProps) {
  const t = useMessages(helpMessages);
  const topic = helpTopicOf(pathname);
  const title = topic ? t('title', { screen: t(`${topic}.title`) }) : t('screenless');
  const actions = (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          onClose();
          onTour();
        }}
      >
        {t('tour')}
      </Button>
      <Button icon="print" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} placement="side" width="small" title={title} actions={actions}>
      <div data-print="alone">
        <p className="mb-4 hidden font-semibold print:block">{title}</p>
        {topic ? <Topic topic={topic} /> : <p>{t('noTopic')}</p>}
        <Part title={t('keys')}>
          <KeyList />
        </Part>
      </div>
    </Dialog>
  );
}
