/** A comment as it was given. Its author is never kept. What the source does not say is missing. */
export interface GivenComment {
  text: string;
  likes?: number;
  replies?: number;
  /** As the source writes it: ISO 8601 where it was read as a date. */
  publishedAt?: string;
  isReply?: boolean;
  /** Whether the creator of the video wrote it. */
  byCreator?: boolean;
  /** The same number for all comments of one writer; who that is, nobody keeps. */
  writer?: number;
  /** The same for a comment and its replies. */
  thread?: string;
}
