import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { button, fill, press, reach, showCall } from '../../../test/call-screen.tsx';

const card = () => screen.queryByRole('region', { name: 'This cannot wait' });
const shownCard = () => screen.findByRole('region', { name: 'This cannot wait' });
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));

describe('what cannot wait', () => {
  it('opens with a danger sign, says what to do, and is handed over before saving', async () => {
    const { add } = showCall();
    await reach();
    expect(card()).toBeNull();
    await tick('Chest pain');
    const opened = within(await shownCard());
    expect(opened.getByText('Chest pain')).toBeVisible();
    expect(opened.getByText(/Ask the patient to call 108/)).toBeVisible();
    await waitFor(() =>
      expect(
        screen.getByText('This cannot wait: Chest pain. Hand it over before saving.'),
      ).toBeInTheDocument(),
    );
    await userEvent.selectOptions(
      screen.getByLabelText('What was done about the warning signs'),
      'Sent to emergency care',
    );
    await press('Save call');
    expect(await screen.findByRole('link', { name: /^Handed over to: This is needed/ })).toBeVisible();
    expect(add).not.toHaveBeenCalled();
    await userEvent.click(opened.getByRole('checkbox', { name: 'Warning signs' }));
    await userEvent.fill(opened.getByRole('textbox', { name: /Handed over to/ }), 'Dr Rao, on duty');
    await press('Handed over now');
    await press('Save call');
    await screen.findByRole('heading', { name: 'The call is saved' });
    expect(add.mock.lastCall?.[0].body).toMatchObject({
      log: {
        answers: {
          escalation: { about: ['WARNING_SIGN'], handedTo: 'Dr Rao, on duty', handedAt: expect.any(String) },
        },
      },
    });
  });

  it('opens with a critical reading, is reached from the bar, and goes when the number was wrong', async () => {
    showCall();
    await reach();
    await fill('Glucose', '52');
    const opened = within(await shownCard());
    expect(opened.getByText('52 mg/dL: Low glucose, level 2: act now')).toBeVisible();
    expect(opened.getByText(/takes sugar now/)).toBeVisible();
    await (await button('Hand over before saving')).click();
    expect(opened.getByRole('heading', { name: 'This cannot wait' })).toHaveFocus();
    await fill('Glucose', '152');
    await waitFor(() => expect(card()).toBeNull());
    expect(screen.queryByRole('button', { name: 'Hand over before saving' })).toBeNull();
  });

  it('asks in Hindi, too', async () => {
    showCall({ locale: 'hi' });
    await userEvent.click(await screen.findByRole('button', { name: /\+91 98480 22338/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'मरीज़ से बात हुई' }));
    await tick('सीने में दर्द');
    expect(await screen.findByRole('region', { name: 'इसमें देर नहीं की जा सकती' })).toBeVisible();
  });
});
