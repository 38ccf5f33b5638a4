import { MessagesProvider } from '@careline/ui/messages';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { help } from '../languages/hi/help.ts';
import { helpMessages } from './help.messages.ts';
import HelpPanel from './help-panel.tsx';
import { HELP_TOPICS, type HelpTopic } from './help-topic.ts';

afterEach(cleanup);

function draw(pathname: string) {
  const [onClose, onTour] = [vi.fn(), vi.fn()];
  render(
    <MessagesProvider locale="en">
      <HelpPanel pathname={pathname} onClose={onClose} onTour={onTour} />
    </MessagesProvider>,
  );
  return { onClose, onTour };
}

describe('help', () => {
  it('says what the screen is for, what one does, what its marks mean, and its keys', () => {
    draw('/doctor/pwa_alerts');
    const panel = within(screen.getByRole('dialog', { name: 'Help: Alerts' }));
    expect(panel.getByText(/danger signs that need someone today/)).toBeTruthy();
    const steps = within(panel.getByRole('region', { name: 'What you do here' })).getAllByRole('listitem');
    expect(steps[0]?.textContent).toBe('Start with the red ones.');
    expect(
      within(panel.getByRole('region', { name: 'What the marks mean' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    expect(panel.getByRole('region', { name: 'Keys on this screen' })).toBeTruthy();
  });

  it('starts the tour, prints, and closes by Escape', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { onClose, onTour } = draw('/tasks');
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Take the tour again' }));
    expect([onTour.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  });

  it('lists the keys alone where there is no screen', () => {
    draw('/nowhere');
    expect(screen.getByText(/This address has no screen/)).toBeTruthy();
  });

  it.each(Object.keys(HELP_TOPICS) as HelpTopic[])(
    'has as many steps in Hindi as in English: %s',
    (topic) => {
      const english = helpMessages.en[`${topic}.steps`].split('\n');
      expect(english.length).toBeGreaterThan(1);
      expect(english.length).toBeLessThan(6);
      expect(help.sentences[`${topic}.steps`].split('\n')).toHaveLength(english.length);
    },
  );
});
