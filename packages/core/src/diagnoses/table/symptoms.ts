/** R00 to R99: symptoms, signs and abnormal findings, not elsewhere classified. */
export const SYMPTOMS = `
R00.0 Tachycardia, unspecified|fast heartbeat
R00.1 Bradycardia, unspecified|slow heartbeat
R00.2 Palpitations|dhadkan
R01.1 Cardiac murmur, unspecified
R02 Gangrene, not elsewhere classified
R03.0 Elevated blood-pressure reading, without diagnosis of hypertension
R03.1 Nonspecific low blood-pressure reading
R04.0 Epistaxis|nose bleed,naksir,नकसीर
R04.2 Haemoptysis|coughing blood
R05 Cough|khansi,खाँसी
R06.0 Dyspnoea|breathlessness,shortness of breath,saans phoolna
R06.1 Stridor
R06.2 Wheezing
R06.4 Hyperventilation
R06.6 Hiccough
R06.8 Other and unspecified abnormalities of breathing
R07.0 Pain in throat
R07.1 Chest pain on breathing
R07.3 Other chest pain
R07.4 Chest pain, unspecified|chest pain,seene me dard
R09.0 Asphyxia
R09.2 Respiratory arrest
R10 Abdominal and pelvic pain
R10.0 Acute abdomen
R10.1 Pain localized to upper abdomen|epigastric pain
R10.2 Pelvic and perineal pain
R10.3 Pain localized to other parts of lower abdomen
R10.4 Other and unspecified abdominal pain|stomach ache,pet dard,पेट दर्द
R11 Nausea and vomiting|ulti,उल्टी
R12 Heartburn
R13 Dysphagia
R14 Flatulence and related conditions|bloating
R15 Faecal incontinence
R16.0 Hepatomegaly, not elsewhere classified
R16.1 Splenomegaly, not elsewhere classified
R17 Unspecified jaundice|piliya,पीलिया
R18 Ascites
R19.0 Intra-abdominal and pelvic swelling, mass and lump
R20.2 Paraesthesia of skin|tingling,jhunjhuni
R20.8 Other and unspecified disturbances of skin sensation|numbness
R21 Rash and other nonspecific skin eruption
R22.9 Localized swelling, mass and lump, unspecified
R23.0 Cyanosis
R23.1 Pallor
R25.1 Tremor, unspecified
R25.2 Cramp and spasm
R26.8 Other and unspecified abnormalities of gait and mobility
R27.0 Ataxia, unspecified
R29.6 Tendency to fall, not elsewhere classified
R30.0 Dysuria|burning urine
R31 Unspecified haematuria|blood in urine
R32 Unspecified urinary incontinence
R33 Retention of urine
R34 Anuria and oliguria
R35 Polyuria
R36 Urethral discharge
R40.0 Somnolence
R40.2 Coma, unspecified|unconscious
R41.0 Disorientation, unspecified|confusion
R41.3 Other amnesia
R42 Dizziness and giddiness|vertigo,chakkar,चक्कर
R43.0 Anosmia|loss of smell
R44.0 Auditory hallucinations
R45.1 Restlessness and agitation
R45.8 Other symptoms and signs involving emotional state|suicidal ideation
R47.0 Dysphasia and aphasia
R47.1 Dysarthria and anarthria
R49.0 Dysphonia|hoarse voice
R50 Fever of other and unknown origin
R50.2 Drug-induced fever
R50.9 Fever, unspecified|fever,bukhar,PUO,बुखार
R51 Headache|sar dard,सिर दर्द
R52.1 Chronic intractable pain
R52.2 Other chronic pain
R52.9 Pain, unspecified
R53 Malaise and fatigue|weakness,kamzori,कमज़ोरी
R54 Senility|old age,frailty
R55 Syncope and collapse|fainting,blackout
R56.0 Febrile convulsions|febrile seizure
R56.8 Other and unspecified convulsions|seizure,fits,daura
R57.0 Cardiogenic shock
R57.1 Hypovolaemic shock
R57.2 Septic shock
R57.9 Shock, unspecified
R58 Haemorrhage, not elsewhere classified|bleeding
R59.0 Localized enlarged lymph nodes
R59.9 Enlarged lymph nodes, unspecified|lymphadenopathy
R60.0 Localized oedema
R60.9 Oedema, unspecified|swelling,sujan,सूजन
R61.9 Hyperhidrosis, unspecified|sweating
R62.0 Delayed milestone|developmental delay
R62.8 Other lack of expected normal physiological development|failure to thrive
R63.0 Anorexia|loss of appetite
R63.1 Polydipsia
R63.3 Feeding difficulties and mismanagement
R63.4 Abnormal weight loss
R63.5 Abnormal weight gain
R64 Cachexia
R65.1 Systemic inflammatory response syndrome of infectious origin with organ failure|severe sepsis
R68.1 Nonspecific symptoms peculiar to infancy|excessive crying
R70.0 Elevated erythrocyte sedimentation rate|raised ESR
R73.0 Abnormal glucose tolerance test|impaired glucose tolerance,prediabetes
R73.9 Hyperglycaemia, unspecified|high sugar
R74.0 Elevation of levels of transaminase and lactic acid dehydrogenase|raised liver enzymes
R80 Isolated proteinuria
R81 Glycosuria
R87.6 Abnormal cytological findings in specimens from female genital organs|abnormal Pap smear
R91 Abnormal findings on diagnostic imaging of lung
R94.3 Abnormal results of cardiovascular function studies|abnormal ECG
R95 Sudden infant death syndrome
R96.0 Instantaneous death
R99 Other ill-defined and unspecified causes of mortality
`;
