import { caseSheet, part, rows } from '../../case-sheet.ts';
import { examined, NONE, note, YES_NO } from '../../choices.ts';
import { anyOf, choice, counted, line } from '../../fields.ts';

/** Visual examination of the mouth, like in oral cancer screening. */
export const ORAL = caseSheet(
  'ORAL',
  {
    source:
      'Operational framework: management of common cancers, MoHFW 2016 (oral visual examination); WHO classification of oral potentially malignant disorders 2020',
  },
  part(
    'complaint',
    ['Complaint', 'शिकायत'],
    [
      anyOf('symptoms', ['In the mouth', 'मुँह में'], {
        PAIN: ['Pain', 'दर्द'],
        BURNING: ['Burning with spices', 'मिर्च-मसाले से जलन'],
        ULCER: ['Ulcer that does not heal in 2 weeks', '2 हफ़्ते में न भरने वाला छाला'],
        OPENING: ['Mouth does not open fully', 'मुँह पूरा न खुलना'],
        SWALLOWING: ['Hard to swallow', 'निगलने में कठिनाई'],
        BLEEDING: ['Bleeding', 'ख़ून आना'],
        DRY: ['Dry mouth', 'मुँह सूखना'],
        NUMB: ['Numbness', 'सुन्नपन'],
        ...NONE,
      }),
    ],
  ),
  part(
    'examination',
    ['Examination', 'जाँच'],
    [
      choice('hygiene', ['Oral hygiene', 'मुँह की सफ़ाई'], {
        GOOD: ['Good', 'अच्छी'],
        FAIR: ['Fair', 'ठीक-ठाक'],
        POOR: ['Poor', 'ख़राब'],
      }),
      counted(
        'opening',
        ['Mouth opening between the incisors', 'सामने के दाँतों के बीच मुँह का खुलना'],
        { min: 0, max: 80 },
        {
          unit: 'mm',
          hint: ['Three fingers of the patient are about normal', 'रोगी की तीन उँगलियाँ लगभग सामान्य हैं'],
        },
      ),
      ...examined('lips', ['Lips', 'होंठ']),
      ...examined('cheeks', ['Inner cheeks', 'गाल के अंदर']),
      ...examined('tongue', ['Tongue and floor of the mouth', 'जीभ और उसके नीचे']),
      ...examined('palate', ['Palate and throat opening', 'तालु और गले का द्वार']),
      ...examined('gums', ['Gums', 'मसूड़े']),
      note(),
    ],
    {
      group: rows(
        'lesions',
        ['Lesion', 'घाव या धब्बा'],
        10,
        choice(
          'kind',
          ['Kind', 'प्रकार'],
          {
            ULCER: ['Ulcer', 'छाला'],
            WHITE: ['White patch', 'सफ़ेद धब्बा'],
            RED: ['Red patch', 'लाल धब्बा'],
            MIXED: ['White and red patch', 'सफ़ेद और लाल धब्बा'],
            FIBROSIS: ['Stiff, pale bands (submucous fibrosis)', 'सख़्त सफ़ेद पट्टियाँ (सबम्यूकस फ़ाइब्रोसिस)'],
            LICHEN: ['Lacy white lines (lichen planus)', 'जालीदार सफ़ेद रेखाएँ (लाइकेन प्लेनस)'],
            GROWTH: ['Growth or lump', 'गाँठ या उभार'],
            PIGMENT: ['Dark patch', 'काला धब्बा'],
            OTHER: ['Other', 'अन्य'],
          },
          { required: true },
        ),
        line('site', ['Site', 'जगह'], { required: true }),
        counted('size', ['Widest', 'सबसे चौड़ा'], { min: 1, max: 120 }, { unit: 'mm' }),
        counted('weeks', ['Weeks', 'कितने हफ़्ते से'], { min: 0, max: 1000 }),
        choice('hard', ['Hard or bleeds on touch', 'सख़्त या छूने पर ख़ून'], YES_NO),
      ),
    },
  ),
);
