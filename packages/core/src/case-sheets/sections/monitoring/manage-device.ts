import { caseSheet, part, rows } from '../../case-sheet.ts';
import { following, YES_NO } from '../../choices.ts';
import { choice, date, line, text } from '../../fields.ts';

/** Devices for measuring or treatment at home, handed out and returned. */
export const MANAGE_DEVICE = caseSheet(
  'MANAGE_DEVICE',
  {
    source:
      'WHO monitoring and evaluating digital health interventions 2016; Medical Devices Rules, India 2017 (identification)',
  },
  part('devices', ['Devices', 'उपकरण'], [], {
    group: rows(
      'devices',
      ['Device', 'उपकरण'],
      20,
      choice(
        'kind',
        ['Kind', 'प्रकार'],
        {
          PRESSURE: ['Blood pressure monitor', 'रक्तचाप मशीन'],
          GLUCOSE: ['Glucose meter', 'ग्लूकोमीटर'],
          SENSOR: ['Continuous glucose sensor', 'लगातार ग्लूकोज़ सेंसर'],
          OXIMETER: ['Pulse oximeter', 'पल्स ऑक्सीमीटर'],
          SCALE: ['Weighing scale', 'वज़न मशीन'],
          THERMOMETER: ['Thermometer', 'थर्मामीटर'],
          PEAK_FLOW: ['Peak flow meter', 'पीक फ़्लो मीटर'],
          NEBULISER: ['Nebuliser', 'नेब्युलाइज़र'],
          OXYGEN: ['Oxygen concentrator', 'ऑक्सीजन कंसंट्रेटर'],
          CPAP: ['CPAP', 'CPAP'],
          PUMP: ['Insulin pump', 'इंसुलिन पंप'],
          ECG: ['ECG patch or recorder', 'ईसीजी पैच या रिकॉर्डर'],
          DOPPLER: ['Fetal Doppler', 'भ्रूण डॉप्लर'],
          PHONE: ['Phone or tablet', 'फ़ोन या टैबलेट'],
          OTHER: ['Other', 'अन्य'],
        },
        { required: true },
      ),
      following('kind', 'OTHER', line('otherKind', ['Which device', 'कौन सा उपकरण'])),
      line('maker', ['Maker and model', 'निर्माता और मॉडल']),
      line('serial', ['Serial number', 'सीरियल नंबर'], { maxLength: 80 }),
      date('givenOn', ['Given on', 'कब दिया'], { required: true }),
      choice('shown', ['Use shown and repeated by the patient', 'प्रयोग दिखाया और रोगी ने दोहराया'], YES_NO),
      choice(
        'state',
        ['State', 'स्थिति'],
        {
          IN_USE: ['In use', 'प्रयोग में'],
          NOT_USED: ['Given, not used', 'दिया, प्रयोग नहीं'],
          FAULTY: ['Faulty', 'ख़राब'],
          RETURNED: ['Returned', 'वापस मिला'],
          LOST: ['Lost', 'खो गया'],
        },
        { required: true },
      ),
      following('state', 'RETURNED', date('returnedOn', ['Returned on', 'कब वापस मिला'])),
      text('note', ['Note', 'टिप्पणी'], { maxLength: 1000 }),
    ),
  }),
);
