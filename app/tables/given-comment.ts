/** A comment as it was given: who wrote it is never kept. What the source does not tell is not there. */
export interface GivenComment {
  text: string;
  likes?: number;
  replies?: number;
  /** As the source writes it; ISO 8601 where it could be read as a date. */
  publishedAt?: string;
  isReply?: boolean;
  /** Whether the creator of the video wrote it; missing where the source has no such mark. */
  byCreator?: boolean;
  /** Same for a comment and the replies to it. */
  thread?: string;
}
