import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { wholeText } from '#test';
import { fill, press, reach, showCall } from '../../../../test/call-screen.tsx';

async function report(about: string) {
  const card = within(await screen.findByRole('region', { name: 'Who did you tell?' }));
  await userEvent.click(card.getByRole('checkbox', { name: about }));
  await userEvent.fill(card.getByRole('textbox', { name: /Reported to/ }), 'Dr Rao, on duty');
  await press('Reported now');
}

const saved = async () => within(await screen.findByRole('region', { name: 'The call is saved' }));

describe('the summary of a saved call', () => {
  it('names the flag of a dangerous reading, who was informed, and the call of the next day', async () => {
    const { add } = showCall();
    await reach();
    await fill('Systolic', '184');
    await fill('Diastolic', '112');
    await report('Critical reading');
    await press('Save call');
    const summary = await saved();
    const line = summary.getByText(wholeText('Blood Pressure 184/112 mmHg')).closest('li');
    expect(line).toHaveTextContent(/Dangerously high blood pressure/);
    expect(summary.getByText(/^Reported to Dr Rao, on duty, 6 Jan'24, 10:00 am$/)).toBeVisible();
    expect(summary.getByText(/^Next call tomorrow at 8:00 am/)).toBeVisible();
    expect(add.mock.lastCall?.[0].body).toMatchObject({ status: { nextCallAt: expect.any(Number) } });
  });

  it('names a danger sign', async () => {
    showCall();
    await reach();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Chest pain' }));
    await userEvent.selectOptions(
      screen.getByLabelText('What was done about the warning signs'),
      'Sent to emergency care',
    );
    await report('Warning signs');
    await press('Save call');
    expect((await saved()).getByText('Chest pain')).toBeVisible();
  });

  it('says before the save that nobody is informed, and refuses a next call in a week', async () => {
    const { add } = showCall();
    await reach();
    await fill('Systolic', '184');
    await fill('Diastolic', '112');
    const bar = within(await screen.findByRole('group', { name: 'Will be saved' }));
    expect(await bar.findByText('Not reported yet')).toBeVisible();
    await report('Critical reading');
    expect(screen.getByText(/^A danger sign is open until its outcome is recorded/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '1 week' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Call again' }));
    await press('Save call');
    expect(await screen.findByRole('link', { name: /choose tomorrow at the latest/ })).toBeVisible();
    expect(add).not.toHaveBeenCalled();
  });
});
