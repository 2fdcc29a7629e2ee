/** Jobs, applications and referrals, as members have them (member §2, §5, §8). */

export const onlyAlumniPostJobs = 'Only alumni and admins can post jobs';
export const skillMissing = 'Please add at least one required skill';
export const companyMissing = 'Please enter a company';
export const jobLocationMissing = 'Please enter a location';
export const jobDescriptionMissing = 'Please enter a description';
export const requirementsMissing = 'Please enter the requirements';
export const applicationUrlMissing = 'Please enter where people apply';
export const jobTypeMissing = 'Please choose a type';
export const deadlineMissing = 'Please choose a deadline';
export const deadlineOver = 'Please choose today or a later date';
/** @param days how far ahead */
export const deadlineTooFar = (days: number) => `A deadline lies at most ${days} days ahead`;
/** On the public pages, and in the alumni ones (member §8). */
export const jobCreated = 'Job posting created successfully!';
export const jobPosted = 'Job posted successfully!';
export const jobNotCreated = 'Failed to create job posting';
export const jobNotPosted = 'Failed to post job';
export const jobUpdated = 'Job posting updated';
export const jobNotUpdated = 'Failed to update job posting';
export const jobClosed = 'The job takes no more applications';
export const jobNotClosed = 'Failed to close job posting';
export const jobDeleted = 'Job posting deleted';
export const jobNotDeleted = 'Failed to delete job posting';
export const confirmJobDeletion = 'Are you sure you want to delete this job? Its applications are deleted too.';
export const confirmJobClosing = 'Are you sure you want to close this job? Nobody can apply any more.';
/** @param count how many may be open */
export const tooManyJobs = (count: number) => `At most ${count} of your jobs can be open at once`;
export const jobReported = 'Thank you. An admin looks at it.';
export const jobNotReported = 'Failed to report the job';
export const jobReportedAlready = 'You have reported this job already';
export const reportOwnJob = 'You cannot report a job of your own';
/** Where a job of one's own is hidden, and what can be done about it. */
export const jobIsHidden = 'An admin has hidden this job';
export const jobIsHiddenNow =
  'Nobody else sees it or can apply. Change what is wrong and tell an admin, who can show it again, or delete it.';
/** The same, for admins. */
export const jobIsHiddenForOthers = 'Nobody but its poster and admins sees it. It is shown again in the console.';
/** Where a job of one's own is gone for everybody else. @param days for which a closed job has its page */
export const jobIsGoneNow = (days: number): string =>
  `It closed more than ${days} days ago, and nobody else sees it any more. You can post it again.`;

/* Applications. */

export const applyElsewhere = 'People apply for this job on another site';
export const applyToOwnJob = 'You cannot apply for a job of your own';
export const appliedAlready = 'You have applied for this job already';
export const applicationSent = 'Application sent';
export const applicationNotSent = 'Failed to send your application';
export const coverLetterMissing = 'Please enter a cover letter';
export const resumeMissing = 'Please choose a résumé';
export const resumeTooLarge = 'Résumés have at most 5 MB.';
export const resumeNotRead = 'This file could not be read as a PDF.';
export const noKeptResume = 'You keep no résumé';
export const resumeForgotten = 'Your résumé is no longer kept';
export const resumeNotForgotten = 'Failed to delete your résumé';
export const applicationNotFound = 'This application does not exist any more';
export const applicationsNotLoaded = 'Failed to load applications';
export const noApplications = 'Nobody has applied yet.';
export const noOwnApplications = "You haven't applied for any jobs yet.";
export const applicationWithdrawn = 'Application withdrawn';
export const applicationNotWithdrawn = 'Failed to withdraw your application';
export const confirmWithdrawal = 'Are you sure you want to withdraw your application? Nothing of it stays.';
export const applicationDecided = 'This application has been decided on';
export const applicationNotMoved = 'Failed to change the application';
export const applicationMoved = 'The applicant is told';
export const applicationNoteSaved = 'Note saved';
/** @param count how many were rejected */
export const othersRejected = (count: number) =>
  count === 1 ? '1 application rejected' : `${count} applications rejected`;

/* Referrals. */

/** @param company where the job is */
export const colleaguesTitle = (company: string) => `People here who work at ${company}`;
export const colleaguesNotLoaded = 'Failed to load who works there';
export const referralAsked = 'Your request is on its way';
export const referralNotAsked = 'Failed to ask for a referral';
export const referralMessageMissing = 'Please enter a few words';
/** @param count people a job */
export const tooManyReferrals = (count: number) => `You can ask ${count} people for a referral to a job`;
export const referralAskedAlready = 'You have asked this person already';
export const notAColleague = 'This person cannot be asked for a referral to this job';
export const referralNotFound = 'This request does not exist any more';
export const referralAnswered = 'You have answered this request already';
export const referralAnswerSent = 'Your answer is on its way';
export const referralNotAnswered = 'Failed to answer the request';
export const referralsNotLoaded = 'Failed to load requests for a referral';

/* Saved searches. */

export const jobSearchSaved = 'Search saved';
export const jobSearchNotSaved = 'Failed to save the search';
export const jobSearchEnded = 'Search deleted';
export const jobSearchNotFound = 'This search does not exist any more';
export const jobSearchesNotLoaded = 'Failed to load your searches';
export const jobSearchExists = 'You have saved this search already';
export const jobSearchEmpty = 'Please search for something, or choose a filter';
/** @param count how many may be saved */
export const tooManyJobSearches = (count: number) => `You can save ${count} searches`;
