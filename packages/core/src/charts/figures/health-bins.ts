import { type ChartAxis, type ChartBin, UNKNOWN } from './chart-definition.ts';

const unknown = (en: string, hi: string): ChartBin => ({
  key: UNKNOWN,
  label: { en: 'Not known', hi: 'पता नहीं' },
  rule: { en, hi },
});

const bin = (key: string, label: [en: string, hi: string], rule: [en: string, hi: string]): ChartBin => ({
  key,
  label: { en: label[0], hi: label[1] },
  rule: { en: rule[0], hi: rule[1] },
});

/** ISH 2020, plus grade 3 of the European classification, like the flags of readings. */
export const PRESSURE_AXIS: ChartAxis = {
  label: { en: 'Blood pressure', hi: 'रक्तचाप' },
  bins: [
    bin('normal', ['Not raised', 'बढ़ा हुआ नहीं'], ['under 130 and under 85 mmHg', '130 से कम और 85 से कम mmHg']),
    bin(
      'high-normal',
      ['High-normal', 'सामान्य से थोड़ा ऊपर'],
      ['130–139 or 85–89 mmHg', '130–139 या 85–89 mmHg'],
    ),
    bin('grade1', ['Grade 1', 'ग्रेड 1'], ['140–159 or 90–99 mmHg', '140–159 या 90–99 mmHg']),
    bin('grade2', ['Grade 2', 'ग्रेड 2'], ['160–179 or 100–109 mmHg', '160–179 या 100–109 mmHg']),
    bin(
      'grade3',
      ['Grade 3', 'ग्रेड 3'],
      ['180 and more or 110 and more mmHg', '180 या अधिक अथवा 110 या अधिक mmHg'],
    ),
    unknown('no readable blood pressure in that time', 'उस अवधि में कोई पढ़ने योग्य रक्तचाप नहीं'),
  ],
};

/** ADA diagnostic ranges. */
export const SUGAR_AXIS: ChartAxis = {
  label: { en: 'Blood glucose', hi: 'रक्त शर्करा' },
  bins: [
    bin(
      'normal',
      ['Not raised', 'बढ़ी हुई नहीं'],
      [
        'HbA1c under 5.7 %, fasting glucose under 100 mg/dL',
        'HbA1c 5.7 % से कम, खाली पेट शर्करा 100 mg/dL से कम',
      ],
    ),
    bin(
      'prediabetes',
      ['Prediabetes', 'मधुमेह-पूर्व'],
      ['HbA1c 5.7–6.4 %, fasting glucose 100–125 mg/dL', 'HbA1c 5.7–6.4 %, खाली पेट शर्करा 100–125 mg/dL'],
    ),
    bin(
      'diabetes-range',
      ['Diabetes range', 'मधुमेह की सीमा'],
      [
        'HbA1c 6.5 % and more, fasting glucose 126 mg/dL and more',
        'HbA1c 6.5 % या अधिक, खाली पेट शर्करा 126 mg/dL या अधिक',
      ],
    ),
    unknown(
      'no readable HbA1c or fasting glucose in that time',
      'उस अवधि में पढ़ने योग्य HbA1c या खाली पेट शर्करा नहीं',
    ),
  ],
};

/** ATP III; the most severe value of a panel counts. */
export const LIPID_AXIS: ChartAxis = {
  label: { en: 'Lipids', hi: 'लिपिड' },
  bins: [
    bin(
      'within',
      ['Nothing outside', 'सब सीमा में'],
      [
        'total cholesterol under 200, LDL under 130, triglycerides under 150, HDL 40 and more (women 50) mg/dL',
        'कुल कोलेस्ट्रॉल 200 से कम, LDL 130 से कम, ट्राइग्लिसराइड 150 से कम, HDL 40 या अधिक (महिलाएँ 50) mg/dL',
      ],
    ),
    bin(
      'borderline',
      ['Borderline', 'सीमा पर'],
      [
        'total cholesterol 200–239, LDL 130–159, triglycerides 150–199, or HDL under 40 (women 50) mg/dL',
        'कुल कोलेस्ट्रॉल 200–239, LDL 130–159, ट्राइग्लिसराइड 150–199, या HDL 40 (महिलाएँ 50) से कम mg/dL',
      ],
    ),
    bin(
      'high',
      ['High', 'अधिक'],
      [
        'total cholesterol 240 and more, LDL 160–189, or triglycerides 200–499 mg/dL',
        'कुल कोलेस्ट्रॉल 240 या अधिक, LDL 160–189, या ट्राइग्लिसराइड 200–499 mg/dL',
      ],
    ),
    bin(
      'very-high',
      ['Very high', 'बहुत अधिक'],
      [
        'LDL 190 and more, or triglycerides 500 and more mg/dL',
        'LDL 190 या अधिक, या ट्राइग्लिसराइड 500 या अधिक mg/dL',
      ],
    ),
    unknown('no readable lipid panel in that time', 'उस अवधि में कोई पढ़ने योग्य लिपिड जाँच नहीं'),
  ],
};

/** The lower cut-offs for India. */
export const BMI_AXIS: ChartAxis = {
  label: { en: 'Body mass index', hi: 'बॉडी मास इंडेक्स' },
  bins: [
    bin('underweight', ['Underweight', 'कम वज़न'], ['under 18.5 kg/m²', '18.5 kg/m² से कम']),
    bin('normal', ['Normal', 'सामान्य'], ['18.5–22.9 kg/m²', '18.5–22.9 kg/m²']),
    bin('overweight', ['Overweight', 'अधिक वज़न'], ['23.0–24.9 kg/m²', '23.0–24.9 kg/m²']),
    bin('obese', ['Obese', 'मोटापा'], ['25.0 kg/m² and more', '25.0 kg/m² या अधिक']),
    unknown('no readable weight in that time, or no height', 'उस अवधि में पढ़ने योग्य वज़न नहीं, या लंबाई पता नहीं'),
  ],
};

const factors = (count: number): ChartBin => ({
  key: String(count),
  label: {
    en: count === 1 ? '1 factor' : `${count} factors`,
    hi: `${count} कारक`,
  },
});

/** Number of the four factors that are present. Patients without any known factor are counted separately. */
export const FACTOR_AXIS: ChartAxis = {
  label: { en: 'Risk factors present', hi: 'मौजूद जोखिम कारक' },
  bins: [...[0, 1, 2, 3, 4].map(factors), unknown('none of the four is known', 'चारों में से कोई पता नहीं')],
};

/** "No factor" means little if some factors were never checked. */
export const COMPLETENESS_AXIS: ChartAxis = {
  label: { en: 'What is known', hi: 'क्या पता है' },
  bins: [
    { key: 'all', label: { en: 'All four known', hi: 'चारों पता हैं' } },
    { key: 'some', label: { en: 'Not all known', hi: 'सब पता नहीं' } },
  ],
};

/** Values as stored in records; anything else counts as unknown. */
export const GENDER_AXIS: ChartAxis = {
  label: { en: 'Gender', hi: 'लिंग' },
  bins: [
    { key: 'female', label: { en: 'Female', hi: 'महिला' } },
    { key: 'male', label: { en: 'Male', hi: 'पुरुष' } },
    { key: 'other', label: { en: 'Other', hi: 'अन्य' } },
    unknown('no gender on record', 'रिकॉर्ड में लिंग दर्ज नहीं'),
  ],
};
