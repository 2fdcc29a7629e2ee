/** What invented people are made of. First and family names are paired at random; the companies do not exist. */

/** Reads a list that is written as a text, to keep long ones short. */
const list = (text: string): string[] => text.split(',').map((entry) => entry.trim());

export const FIRST_NAMES = list(`
  Aarav, Aditi, Advik, Ahana, Akash, Amrita, Anika, Anirudh, Anjali, Arjun, Arpita, Aryan, Asha, Avani, Bhavna,
  Chaitanya, Charu, Darshan, Deepika, Dev, Dhruv, Diya, Esha, Farhan, Gauri, Gautam, Harini, Harsh, Hema, Imran,
  Indira, Ira, Ishaan, Jasleen, Jatin, Jaya, Kabir, Kavya, Kiran, Krish, Lakshmi, Lata, Madhav, Mahika, Manav,
  Meenal, Mihir, Mira, Mohit, Naina, Nandini, Neel, Nikhil, Nisha, Ojas, Omkar, Pallavi, Parth, Pooja, Pranav,
  Priya, Rahul, Raghav, Reyansh, Riya, Rohini, Rudra, Saanvi, Sahil, Samar, Sana, Shaurya, Shreya, Siddharth,
  Simran, Sneha, Sunita, Tanya, Tejas, Trisha, Uma, Utkarsh, Vaishnavi, Varun, Vedika, Vihaan, Vikram, Yamini,
  Yash, Zara, Zoya`);

/** Longer hair in their portraits than in others'. */
export const LONG_HAIRED: ReadonlySet<string> = new Set(
  list(`
  Aditi, Ahana, Amrita, Anika, Anjali, Arpita, Asha, Avani, Bhavna, Charu, Deepika, Diya, Esha, Gauri, Harini,
  Hema, Indira, Ira, Jasleen, Jaya, Kavya, Lakshmi, Lata, Mahika, Meenal, Mira, Naina, Nandini, Nisha, Pallavi,
  Pooja, Priya, Riya, Rohini, Saanvi, Sana, Shreya, Simran, Sneha, Sunita, Tanya, Trisha, Uma, Vaishnavi, Vedika,
  Yamini, Zara, Zoya`),
);

export const FAMILY_NAMES = list(`
  Achrekar, Adhvaryu, Agarkar, Ahuja, Ambekar, Anantha, Athavale, Bagri, Baniwal, Barot, Bendre, Bhagat, Bhalla,
  Bhaskaran, Bhonsle, Bisht, Chahalwal, Chandola, Chawla, Chitnis, Dabholkar, Dalmia, Deodhar, Deshmukh, Dhillon,
  Dogra, Dutta, Gahlyan, Gandotra, Ghatge, Gokhale, Grewal, Hegde, Hooda, Irungal, Iyer, Jadeja, Jakhar, Joshi,
  Kadam, Kalra, Kamath, Kandhari, Kapadia, Kaul, Khurana, Kohli, Kulhari, Lamba, Limaye, Luthra, Mahajan,
  Malhotra, Mandher, Mehra, Menon, Mistry, Mokashi, Mundra, Nadkarni, Nair, Nambiar, Narang, Oberoi, Oommen,
  Padukone, Palekar, Panicker, Parekh, Pathak, Phadke, Pokharna, Pradhan, Qutbi, Raghunath, Rajwade, Ranade,
  Rathwal, Rawat, Sabnis, Sachdev, Salvi, Sarin, Sethuram, Shenoy, Sodhani, Solanki, Sukhija, Talwar, Tambe,
  Thakkar, Thekkedath, Tipnis, Tyagi, Upadhye, Vaidya, Varghese, Vaswani, Wadekar, Walia, Yadav, Zaveri`);

const COMPANY_HEADS = [
  'Banyan',
  'Monsoon',
  'Kestrel',
  'Saffron',
  'Terracotta',
  'Lotusbridge',
  'Peepal',
  'Indigo Kite',
  'Copperleaf',
  'Nilgiri',
  'Tidewell',
  'Sandpiper',
  'Marigold',
  'Deccan Loop',
  'Brightwell',
  'Amaltas',
  'Riverstone',
  'Quillmark',
  'Northstar Rickshaw',
  'Jackfruit',
] as const;
const COMPANY_TAILS = [
  'Labs',
  'Systems',
  'Analytics',
  'Mobility',
  'Health',
  'Foods',
  'Capital',
  'Studio',
  'Energy',
] as const;
export const COMPANIES = COMPANY_HEADS.flatMap((head) => COMPANY_TAILS.map((tail) => `${head} ${tail}`));

/** A line of work: its industry, positions in it, and the skills that go with them. */
export const FIELDS = [
  {
    industry: 'Software',
    positions: ['Software Engineer', 'Senior Software Engineer', 'Engineering Manager', 'Site Reliability Engineer'],
    skills: ['TypeScript', 'Go', 'Python', 'C++', 'React', 'PostgreSQL', 'Distributed systems', 'Kubernetes'],
  },
  {
    industry: 'Data and AI',
    positions: ['Data Scientist', 'Machine Learning Engineer', 'Data Analyst', 'Research Scientist'],
    skills: ['Python', 'Statistics', 'Machine learning', 'SQL', 'Computer vision', 'Natural language processing'],
  },
  {
    industry: 'Finance',
    positions: ['Investment Analyst', 'Risk Manager', 'Product Manager', 'Quantitative Analyst'],
    skills: ['Valuation', 'Financial modelling', 'Risk', 'Excel', 'Python', 'Regulation'],
  },
  {
    industry: 'Consulting',
    positions: ['Associate Consultant', 'Strategy Consultant', 'Operations Consultant'],
    skills: ['Strategy', 'Market research', 'Presentations', 'Operations', 'Stakeholder management'],
  },
  {
    industry: 'Manufacturing',
    positions: ['Process Engineer', 'Plant Manager', 'Quality Engineer', 'Supply Chain Manager'],
    skills: ['Lean manufacturing', 'CAD', 'Six Sigma', 'Robotics', 'Supply chain'],
  },
  {
    industry: 'Energy',
    positions: ['Electrical Engineer', 'Energy Analyst', 'Project Engineer'],
    skills: ['Power systems', 'Solar', 'Batteries', 'MATLAB', 'Project management'],
  },
  {
    industry: 'Healthcare',
    positions: ['Biomedical Engineer', 'Product Manager', 'Clinical Data Manager'],
    skills: ['Medical devices', 'Regulation', 'Statistics', 'Embedded systems', 'Design thinking'],
  },
  {
    industry: 'Design',
    positions: ['Product Designer', 'Design Lead', 'Interaction Designer'],
    skills: ['Figma', 'Typography', 'Design thinking', 'User research', 'Prototyping'],
  },
  {
    industry: 'Education',
    positions: ['Lecturer', 'Curriculum Designer', 'Research Fellow'],
    skills: ['Teaching', 'Writing', 'Research', 'Public speaking'],
  },
  {
    industry: 'Startups',
    positions: ['Founder', 'Co-founder', 'Growth Lead', 'Chief of Staff'],
    skills: ['Fundraising', 'Product', 'Hiring', 'Growth', 'Sales', 'Storytelling'],
  },
] as const;

export const LOCATIONS = list(`
  Bengaluru, Mumbai, New Delhi, Gurugram, Hyderabad, Pune, Chennai, Kolkata, Ahmedabad, Jaipur, Chandigarh, Kochi,
  Indore, Lucknow, Kurukshetra, Noida, Coimbatore, Bhubaneswar, Singapore, Dubai, London, Toronto, Berlin,
  São Paulo, Zürich, Sydney, Seattle, Amsterdam`);

export const MAJORS = list(`
  Computer Engineering, Electronics and Communication, Electrical Engineering, Mechanical Engineering,
  Civil Engineering, Production Engineering, Information Technology, Business Administration`);

export const INTERESTS = list(`
  Quizzing, Trekking, Classical music, Chess, Street food, Photography, Robotics, Theatre, Cricket,
  Long-distance running, Birdwatching, Board games, Open source, Ceramics`);

/** Sentences of a biography, `{field}` standing for the line of work. */
export const BIO_OPENINGS = [
  'Came for the hackathons and stayed for the people.',
  'Works on things that have to survive a monsoon.',
  'Learned more in the society’s basement than in any lecture hall.',
  'Believes that a good question beats a long slide deck.',
  'Still has the badge of the first Innokshetra that they helped to run.',
  'Writes too many to-do lists, and finishes most of them.',
] as const;
export const BIO_MIDDLES = [
  'Happy to talk about {field}, first jobs and bad ideas that turned out well.',
  'Spends the week on {field} and the weekend on trains.',
  'Currently learning how {field} looks outside the big cities.',
  'Ask about {field}, or about the best dosa within walking distance.',
] as const;

/** What some of them say about the society. */
export const QUOTES = [
  'The society handed me a soldering iron, a budget of nine hundred rupees and nobody to say no. I am still building.',
  'I pitched to six people in a corridor during Innokshetra. Two of them are my co-founders today.',
  'What I learned here was to show unfinished work. Everything since has been easier.',
] as const;
