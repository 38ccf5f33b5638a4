// spec: 5

import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { ConsultationRoom, type RoomZone } from './index.ts';

function Room() {
  const [zone, setZone] = useState<RoomZone>('note');
  const [panel, setPanel] = useState<'readings'>();
  return (
    <div style={{ height: '100vh' }}>
      <ConsultationRoom
        strip={<p>Zeenat Khan</p>}
        glance={
          <button type="button" onClick={() => setPanel('readings')}>
            Open readings
          </button>
        }
        note={<div style={{ height: '300vh' }}>the note</div>}
        visit={<p>the video</p>}
        zone={zone}
        onZone={setZone}
        panels={{ readings: { title: 'Readings', content: <input aria-label="Goal" /> } }}
        panel={panel}
        onPanel={setPanel}
      />
    </div>
  );
}

const zone = (name: string) => screen.queryByRole('region', { name });
const visible = () => ['At a glance', 'Note', 'Visit'].filter((name) => zone(name) !== null);

it('shows three zones at a desk, two on a tablet and one on a phone, and the window does not scroll', async () => {
  await page.viewport(1440, 900);
  renderUi(<Room />);
  expect(visible()).toEqual(['At a glance', 'Note', 'Visit']);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(900);
  expect(zone('Note')?.scrollHeight).toBeGreaterThan(900);
  await page.viewport(768, 900);
  expect(visible()).toEqual(['At a glance', 'Note']);
  await userEvent.click(screen.getByRole('button', { name: 'Visit' }));
  expect(visible()).toEqual(['Note', 'Visit']);
  await page.viewport(360, 740);
  expect(visible()).toEqual(['Visit']);
  await userEvent.click(screen.getByRole('button', { name: 'Note' }));
  expect(visible()).toEqual(['Note']);
  expect(screen.getByRole('button', { name: 'Note' })).toHaveAttribute('aria-pressed', 'true');
});

it('opens details over the zones, keeps typed text, and returns the focus', async () => {
  await page.viewport(1440, 900);
  renderUi(<Room />);
  const opener = screen.getByRole('button', { name: 'Open readings' });
  await userEvent.click(opener);
  const panel = within(await screen.findByRole('region', { name: 'Readings' }));
  expect(panel.getByRole('heading', { name: 'Readings' })).toHaveFocus();
  await userEvent.type(panel.getByRole('textbox', { name: 'Goal' }), 'below 7');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(zone('Readings')).toBeNull());
  expect(opener).toHaveFocus();
  await userEvent.click(opener);
  expect(await screen.findByRole('textbox', { name: 'Goal' })).toHaveValue('below 7');
  await userEvent.click(screen.getByRole('button', { name: 'Close: Readings' }));
  expect(zone('Readings')).toBeNull();
});
