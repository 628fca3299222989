/** Words of files that come to the machine, inside regular expressions. */

/** What a file is called by how its name ends. */
export const FILE_KIND = "pdf|csv|xlsx?|excel|json|xml|zip|docx?|word|txt|png|jpe?g"

export const IS_DOWNLOADED = "(?:is|was|should be|gets|has been|should have been) downloaded"
