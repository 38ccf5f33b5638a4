/** C00 to D48 neoplasms; D50 to D89 diseases of the blood and certain disorders of the immune mechanism. */
export const NEOPLASMS_AND_BLOOD = `
C00 Malignant neoplasm of lip|lip cancer
C01 Malignant neoplasm of base of tongue
C02 Malignant neoplasm of other and unspecified parts of tongue
C02.9 Malignant neoplasm of tongue, unspecified|tongue cancer
C03 Malignant neoplasm of gum|gum cancer
C03.9 Malignant neoplasm of gum, unspecified
C04 Malignant neoplasm of floor of mouth
C05 Malignant neoplasm of palate
C06 Malignant neoplasm of other and unspecified parts of mouth
C06.0 Malignant neoplasm of cheek mucosa|buccal mucosa cancer
C06.9 Malignant neoplasm of mouth, unspecified|oral cancer,mouth cancer,मुँह का कैंसर
C07 Malignant neoplasm of parotid gland
C09 Malignant neoplasm of tonsil
C10.9 Malignant neoplasm of oropharynx, unspecified
C11.9 Malignant neoplasm of nasopharynx, unspecified
C13.9 Malignant neoplasm of hypopharynx, unspecified
C15 Malignant neoplasm of oesophagus
C15.9 Malignant neoplasm of oesophagus, unspecified|food pipe cancer
C16 Malignant neoplasm of stomach
C16.9 Malignant neoplasm of stomach, unspecified|gastric cancer
C18 Malignant neoplasm of colon
C18.9 Malignant neoplasm of colon, unspecified|colon cancer,bowel cancer
C19 Malignant neoplasm of rectosigmoid junction
C20 Malignant neoplasm of rectum|rectal cancer
C21 Malignant neoplasm of anus and anal canal
C22 Malignant neoplasm of liver and intrahepatic bile ducts
C22.0 Liver cell carcinoma|hepatocellular carcinoma,HCC
C22.9 Malignant neoplasm of liver, unspecified|liver cancer
C23 Malignant neoplasm of gallbladder|gallbladder cancer
C24.9 Malignant neoplasm of biliary tract, unspecified
C25 Malignant neoplasm of pancreas
C25.9 Malignant neoplasm of pancreas, unspecified|pancreatic cancer
C32 Malignant neoplasm of larynx
C32.9 Malignant neoplasm of larynx, unspecified|voice box cancer
C34 Malignant neoplasm of bronchus and lung
C34.9 Malignant neoplasm of bronchus or lung, unspecified|lung cancer
C40 Malignant neoplasm of bone and articular cartilage of limbs
C41.9 Malignant neoplasm of bone and articular cartilage, unspecified|bone cancer,osteosarcoma
C43 Malignant melanoma of skin
C43.9 Malignant melanoma of skin, unspecified
C44 Other malignant neoplasms of skin
C44.9 Malignant neoplasm of skin, unspecified|skin cancer,basal cell carcinoma
C45.0 Mesothelioma of pleura
C46.9 Kaposi sarcoma, unspecified
C49.9 Malignant neoplasm of connective and soft tissue, unspecified|soft tissue sarcoma
C50 Malignant neoplasm of breast
C50.4 Malignant neoplasm of upper-outer quadrant of breast
C50.9 Malignant neoplasm of breast, unspecified|breast cancer,ca breast,स्तन कैंसर
C51.9 Malignant neoplasm of vulva, unspecified
C52 Malignant neoplasm of vagina
C53 Malignant neoplasm of cervix uteri
C53.9 Malignant neoplasm of cervix uteri, unspecified|cervical cancer,ca cervix
C54 Malignant neoplasm of corpus uteri
C54.1 Malignant neoplasm of endometrium|endometrial cancer
C55 Malignant neoplasm of uterus, part unspecified
C56 Malignant neoplasm of ovary|ovarian cancer
C58 Malignant neoplasm of placenta|choriocarcinoma
C60.9 Malignant neoplasm of penis, unspecified
C61 Malignant neoplasm of prostate|prostate cancer
C62 Malignant neoplasm of testis
C62.9 Malignant neoplasm of testis, unspecified
C64 Malignant neoplasm of kidney, except renal pelvis|renal cell carcinoma,kidney cancer
C67 Malignant neoplasm of bladder
C67.9 Malignant neoplasm of bladder, unspecified|bladder cancer
C69.2 Malignant neoplasm of retina|retinoblastoma
C71 Malignant neoplasm of brain
C71.9 Malignant neoplasm of brain, unspecified|brain tumour
C73 Malignant neoplasm of thyroid gland|thyroid cancer
C76.0 Malignant neoplasm of head, face and neck
C77.9 Secondary malignant neoplasm of lymph node, unspecified
C78.0 Secondary malignant neoplasm of lung|lung metastasis
C78.7 Secondary malignant neoplasm of liver and intrahepatic bile duct|liver metastasis
C79.3 Secondary malignant neoplasm of brain and cerebral meninges|brain metastasis
C79.5 Secondary malignant neoplasm of bone and bone marrow|bone metastasis
C80 Malignant neoplasm, without specification of site
C80.9 Malignant neoplasm, primary site unspecified|cancer,कैंसर
C81 Hodgkin lymphoma
C81.9 Hodgkin lymphoma, unspecified
C83.3 Diffuse large B-cell lymphoma
C85 Other and unspecified types of non-Hodgkin lymphoma
C85.9 Non-Hodgkin lymphoma, unspecified|NHL,lymphoma
C90 Multiple myeloma and malignant plasma cell neoplasms
C90.0 Multiple myeloma
C91.0 Acute lymphoblastic leukaemia|ALL
C91.1 Chronic lymphocytic leukaemia of B-cell type|CLL
C92.0 Acute myeloblastic leukaemia|AML
C92.1 Chronic myeloid leukaemia, BCR/ABL-positive|CML
C95.9 Leukaemia, unspecified|blood cancer
D05.9 Carcinoma in situ of breast, unspecified
D06 Carcinoma in situ of cervix uteri|CIN III
D06.9 Carcinoma in situ of cervix, unspecified
D10.3 Benign neoplasm of other and unspecified parts of mouth
D12.6 Benign neoplasm of colon, unspecified|colon polyp
D17 Benign lipomatous neoplasm
D17.9 Benign lipomatous neoplasm, unspecified|lipoma
D18.0 Haemangioma, any site
D21.9 Benign neoplasm of connective and soft tissue, unspecified
D22.9 Melanocytic naevi, unspecified|mole
D24 Benign neoplasm of breast|fibroadenoma
D25 Leiomyoma of uterus|fibroid,fibroids
D25.9 Leiomyoma of uterus, unspecified
D27 Benign neoplasm of ovary
D32.9 Benign neoplasm of meninges, unspecified|meningioma
D34 Benign neoplasm of thyroid gland|thyroid adenoma
D35.2 Benign neoplasm of pituitary gland|pituitary adenoma,prolactinoma
D36.9 Benign neoplasm of unspecified site
D45 Polycythaemia vera
D46.9 Myelodysplastic syndrome, unspecified|MDS
D48.9 Neoplasm of uncertain or unknown behaviour, unspecified
D50 Iron deficiency anaemia|khoon ki kami,ख़ून की कमी
D50.0 Iron deficiency anaemia secondary to blood loss (chronic)
D50.9 Iron deficiency anaemia, unspecified|IDA
D51 Vitamin B12 deficiency anaemia
D51.0 Vitamin B12 deficiency anaemia due to intrinsic factor deficiency|pernicious anaemia
D51.9 Vitamin B12 deficiency anaemia, unspecified
D52.9 Folate deficiency anaemia, unspecified
D53.1 Other megaloblastic anaemias, not elsewhere classified
D53.9 Nutritional anaemia, unspecified
D55.0 Anaemia due to glucose-6-phosphate dehydrogenase [G6PD] deficiency
D56 Thalassaemia
D56.1 Beta thalassaemia|thalassaemia major
D56.3 Thalassaemia trait|thalassaemia minor
D56.9 Thalassaemia, unspecified
D57 Sickle-cell disorders
D57.0 Sickle-cell anaemia with crisis
D57.1 Sickle-cell anaemia without crisis
D57.3 Sickle-cell trait
D58.0 Hereditary spherocytosis
D59.1 Other autoimmune haemolytic anaemias|AIHA
D59.3 Haemolytic-uraemic syndrome|HUS
D59.9 Acquired haemolytic anaemia, unspecified
D61.9 Aplastic anaemia, unspecified
D62 Acute posthaemorrhagic anaemia
D63.0 Anaemia in neoplastic disease
D64.9 Anaemia, unspecified|low haemoglobin,low Hb,anemia
D65 Disseminated intravascular coagulation [defibrination syndrome]|DIC
D66 Hereditary factor VIII deficiency|haemophilia A
D67 Hereditary factor IX deficiency|haemophilia B
D68.0 Von Willebrand disease
D68.3 Haemorrhagic disorder due to circulating anticoagulants|warfarin bleeding
D68.6 Other thrombophilia|antiphospholipid syndrome,APLA
D69.0 Allergic purpura|Henoch-Schonlein purpura
D69.3 Idiopathic thrombocytopenic purpura|ITP
D69.6 Thrombocytopenia, unspecified|low platelets
D70 Agranulocytosis|neutropenia
D72.1 Eosinophilia
D72.8 Other specified disorders of white blood cells|leucocytosis
D73.1 Hypersplenism
D75.1 Secondary polycythaemia
D84.9 Immunodeficiency, unspecified
D86.9 Sarcoidosis, unspecified
`;
